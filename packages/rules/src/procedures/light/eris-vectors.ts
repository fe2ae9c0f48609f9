import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import {
  continualLight,
  ERIS_LIGHTS,
  type ErisLight,
  erisTurnsLeft,
  lightSpellTurns,
  litAt,
  surpriseWith,
  swordLight,
} from './eris.ts';

const shown = (source: ErisLight) => {
  const { radius, dim } = ERIS_LIGHTS[source];
  return { radius, dim, surpriseIn6: surpriseWith([source]) };
};

export const erisLightVectors: Adapters = {
  'ERI-LIT-01': (inputs) => shown(read.text<ErisLight>(inputs, 'source')),
  'ERI-LIT-02': (inputs) => ({ surpriseIn6: surpriseWith(read.list<ErisLight>(inputs, 'sources')) }),
  'ERI-LIT-03': (inputs) => {
    const turnsLeft = erisTurnsLeft(
      read.text<ErisLight>(inputs, 'source'),
      read.number(inputs, 'turnsBurned'),
      read.number(inputs, 'oil', 1),
    );
    return { turnsLeft, out: turnsLeft === 0 };
  },
  'ERI-LIT-04': (inputs) => ({
    ...shown(read.flag(inputs, 'covered') ? 'hooded-lantern-covered' : 'hooded-lantern'),
    burnsOil: true,
  }),
  'ERI-LIT-05': (inputs) => ({ radius: swordLight(read.flag(inputs, 'unsheathed'), read.flag(inputs, 'grasped')) }),
  'ERI-LIT-06': (inputs) => ({
    turns: lightSpellTurns(read.text<'magic-user' | 'cleric'>(inputs, 'casterClass'), read.number(inputs, 'level')),
  }),
  'ERI-LIT-07': (inputs) => ({
    ...continualLight(read.text(inputs, 'casterClass'), read.flag(inputs, 'dispelled', false)),
  }),
  'ERI-LIT-08': (inputs) => ({
    lit: litAt(read.list<ErisLight>(inputs, 'sources'), read.number(inputs, 'feet')),
  }),
};
