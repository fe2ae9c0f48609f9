import { upkeepOf, upkeepPeriods } from '../../../procedures/town/upkeep/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const amount = (inputs: VectorInputs): number =>
  upkeepOf(read.number(inputs, 'xp'), read.text(inputs, 'stronghold', 'none'), read.number(inputs, 'upkeepPercent', 1));

export const erisUpkeepVectors: Adapters = {
  'ERI-UPK-01': (inputs) => ({ gp: amount(inputs) }),
  'ERI-UPK-02': (inputs) => {
    const periods = upkeepPeriods(
      read.text<'session' | 'weekly'>(inputs, 'upkeepMode', read.text(inputs, 'mode', 'session')),
      read.flag(inputs, 'inSettlement'),
      read.number(inputs, 'weeks', 0),
    );
    return { periods, gp: periods * amount(inputs) };
  },
};
