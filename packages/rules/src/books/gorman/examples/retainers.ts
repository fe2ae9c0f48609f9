import { loaded } from '../../../core/index.ts';
import { shares } from '../../../procedures/making/advancement/gorman.ts';
import {
  afterDemand,
  betrayal,
  expertFee,
  type HelpKind,
  henchmenOf,
  hireling,
  loyaltyOf,
  startingLoyalty,
  termsOf,
} from '../../../procedures/party/retainers/gorman.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { GormanArmour } from '../content/armour.ts';
import type { Expert } from '../content/hirelings.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

export const gormanRetainersVectors: Adapters = {
  'GOR-HIR-01': (inputs) => ({ ...termsOf(read.text<HelpKind>(inputs, 'kind')) }),
  'GOR-HIR-02': (inputs) => ({
    ...hireling(read.text<GormanArmour>(inputs, 'armor', 'none'), read.flag(inputs, 'shield', false), dice(inputs)),
  }),
  'GOR-HIR-03': (inputs) => ({
    gp: expertFee(
      read.text<Expert>(inputs, 'expert'),
      read.number(inputs, 'count', 1),
      read.number(inputs, 'weeks', 1),
      read.number(inputs, 'missions', 1),
    ),
  }),
  'GOR-HIR-04': (inputs) => ({ henchmanShareGp: shares((read.number(inputs, 'pcShareGp') * 3) / 2, 1, 1).henchmanCp }),
  'GOR-HIR-05': (inputs) => ({ ...henchmenOf(read.number(inputs, 'charisma'), read.number(inputs, 'current', 0)) }),
  'GOR-HIR-06': (inputs) => ({ loyalty: startingLoyalty(read.number(inputs, 'charisma'), dice(inputs)) }),
  'GOR-HIR-07': (inputs) => ({ ...loyaltyOf(read.number(inputs, 'loyalty')) }),
  'GOR-HIR-08': (inputs) => ({ loyalty: read.number(inputs, 'loyalty') + read.number(inputs, 'delta') }),
  'GOR-HIR-09': (inputs) => ({
    loyalty: afterDemand(
      read.number(inputs, 'loyalty'),
      read.flag(inputs, 'extreme'),
      read.flag(inputs, 'stands'),
      read.number(inputs, 'adjustment', -1),
    ),
  }),
  'GOR-HIR-10': (inputs) => ({ outcome: betrayal(read.number(inputs, 'loyalty'), dice(inputs)) }),
};
