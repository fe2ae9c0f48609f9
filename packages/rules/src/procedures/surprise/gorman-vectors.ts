import { loaded } from '../../core/index.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { bothSurprise, firstTurn, SURPRISE } from './gorman.ts';

export const gormanSurpriseVectors: Adapters = {
  'GOR-ENC-02': (inputs) => {
    const [party, monsters] = ['partyChance', 'monsterChance'].map((name) => read.number(inputs, name, SURPRISE.upTo));
    const dice = loaded(...read.faces(inputs));
    const { partySurprised, monstersSurprised } = bothSurprise(party ?? 0, monsters ?? 0, dice);
    return { partySurprised, monstersSurprised };
  },
  'GOR-ENC-04': (inputs) => ({
    turn1Acts: firstTurn(read.flag(inputs, 'partySurprised'), read.flag(inputs, 'monstersSurprised')),
  }),
};
