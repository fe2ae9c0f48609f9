import { rulesBy } from '../../../../test/in-play.ts';
import { loaded } from '../../../core/index.ts';
import type { Adapters } from '../../../vectors.ts';
import { read } from '../../../vectors.ts';
import { bothSurprise, SURPRISE } from './gorman.ts';

export const gormanSurpriseVectors: Adapters = {
  'GOR-ENC-02': (inputs) => {
    const [party, monsters] = ['partyChance', 'monsterChance'].map((name) => read.number(inputs, name, SURPRISE.upTo));
    const dice = loaded(...read.faces(inputs));
    const { partySurprised, monstersSurprised } = bothSurprise(party ?? 0, monsters ?? 0, dice);
    return { partySurprised, monstersSurprised };
  },
  'GOR-ENC-04': (inputs) => {
    const sides = (['party', 'monsters'] as const).map((id) => ({
      id,
      surprised: read.flag(inputs, `${id}Surprised`),
    }));
    const frozen = rulesBy('gorman').surprise.loseFirstRound(sides);
    return { turn1Acts: sides.map(({ id }) => id).filter((id) => !frozen.includes(id)) };
  },
};
