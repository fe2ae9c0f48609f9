import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { chased, comesAfter, type GormanChase, monstersChase, type ShakeOff, tired } from './gorman.ts';

const chase = (inputs: VectorInputs): GormanChase => ({
  fleeingRate: read.number(inputs, 'fleeingRate'),
  pursuingRate: read.number(inputs, 'pursuingRate'),
  gapFeet: read.number(inputs, 'gapFeet'),
});

export const gormanPursuitVectors: Adapters = {
  'GOR-EVA-02': (inputs) => ({ ...chased(chase(inputs)) }),
  'GOR-EVA-03': (inputs) => ({
    ...monstersChase(
      chase(inputs),
      typeof inputs.reactionTotal === 'number' ? inputs.reactionTotal : null,
      typeof inputs.refereePursues === 'boolean' ? inputs.refereePursues : null,
    ),
  }),
  'GOR-EVA-04': (inputs) => ({
    continues: comesAfter(
      read.text<ShakeOff>(inputs, 'event'),
      read.flag(inputs, 'intelligent', true),
      loaded(...read.faces(inputs)),
    ),
  }),
  'GOR-EVA-05': (inputs) => ({ ...tired(read.number(inputs, 'turnsRun'), read.number(inputs, 'restTurns', 0)) }),
};
