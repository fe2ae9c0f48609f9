import { loaded } from '../../../core/index.ts';
import {
  fewestToGrapple,
  grappled,
  holds,
  wrestled,
  wrestlingDice,
  wrestlingLevel,
} from '../../../procedures/fight/grappling/gorman.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { hitDiceIn } from '../../ose/examples/content.ts';

const defending = (inputs: VectorInputs): number =>
  typeof inputs.defenderLevel === 'number'
    ? wrestlingLevel(inputs.defenderLevel)
    : wrestlingDice(hitDiceIn(inputs, 'defenderHd'));

const fewest = (inputs: VectorInputs): number => fewestToGrapple(read.setting(inputs, 'soloGrapple', false));

export const gormanGrapplingVectors: Adapters = {
  'GOR-GRP-01': (inputs) => ({
    ...holds(
      read.list<number>(inputs, 'attackBonuses'),
      { armourClass: read.number(inputs, 'defenderAc'), count: read.number(inputs, 'defenders', 1) },
      fewest(inputs),
      loaded(...read.faces(inputs)),
    ),
  }),
  'GOR-GRP-02': (inputs) => ({
    ...wrestled(read.number(inputs, 'hits'), defending(inputs), loaded(...read.faces(inputs))),
  }),
  'GOR-GRP-03': (inputs) => ({
    ...grappled(
      read.list<number>(inputs, 'attackBonuses'),
      {
        armourClass: read.number(inputs, 'defenderAc'),
        dice: defending(inputs),
        count: read.number(inputs, 'defenders', 1),
      },
      fewest(inputs),
      loaded(...read.faces(inputs)),
    ),
  }),
};
