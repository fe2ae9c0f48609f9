import { rulesBy } from '../../../../test/in-play.ts';
import { loaded } from '../../../core/index.ts';
import { chased, type GormanChase, monstersChase, tired } from '../../../procedures/meeting/pursuit/gorman.ts';
import type { Passage } from '../../../procedures/meeting/pursuit/rule.ts';
import { succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

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
  'GOR-EVA-04': (inputs) => {
    const [event, dice] = [read.text<Passage | 'treasure' | 'food'>(inputs, 'event'), loaded(...read.faces(inputs))];
    const {
      escape: { follows, lure },
    } = rulesBy('gorman').pursuit;
    if (event !== 'treasure' && event !== 'food') return { continues: succeeds(follows(event), dice.die(6)) };
    const stops = lure(event, read.flag(inputs, 'intelligent', true));
    return { continues: stops.upTo === 0 || !succeeds(stops, dice.die(6)) };
  },
  'GOR-EVA-05': (inputs) => ({ ...tired(read.number(inputs, 'turnsRun'), read.number(inputs, 'restTurns', 0)) }),
};
