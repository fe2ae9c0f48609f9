import { rulesBy } from '../../../../test/in-play.ts';
import { surprisedBy } from '../../../../test/met.ts';
import { loaded } from '../../../core/index.ts';
import { SURPRISE } from '../../../procedures/meeting/surprise/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanSurpriseVectors: Adapters = {
  'GOR-ENC-02': (inputs) => {
    const chance = (side: string) => read.number(inputs, `${side}Chance`, SURPRISE.upTo);
    const chances = { party: chance('party'), monsters: chance('monster') };
    const { partySurprised, monstersSurprised } = surprisedBy(chances, loaded(...read.faces(inputs)));
    return { partySurprised, monstersSurprised };
  },
  'GOR-ENC-04': (inputs) => {
    const sides = (['party', 'monsters'] as const).map((id) => ({
      id,
      surprised: read.flag(inputs, `${id}Surprised`),
    }));
    const frozen = rulesBy('gorman').surprise.lost.sides(sides);
    return { turn1Acts: sides.map(({ id }) => id).filter((id) => !frozen.includes(id)) };
  },
};
