import { written } from '../../../core/index.ts';
import { listed, verb } from '../../../core/words.ts';
import { keeping, nameOf, rulesOf, type Tellers, toAll, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { takes } from './at-exit.ts';
import type { Arrival, ExitsEvent } from './events.ts';

const arrived = (state: GameState, arrivals: readonly Arrival[]): string =>
  listed(arrivals.map(({ creature }) => nameOf(state, creature)));

export const exitsTellers: Tellers<ExitsEvent> = {
  ExitUsed: ({ kind, arrivals }, after) =>
    toAll({ kind: 'ruling', text: `${arrived(after, arrivals)} ${takes(kind, arrivals.length > 1)}.` }),
  StayedBehind: ({ creatures, leader, most }, after) => {
    const { led } = rulesOf(after).retainers;
    const stay = `${listed(creatures.map((one) => nameOf(after, one)))} ${verb(creatures.length, 'stays', 'stay')} behind`;
    return toAllWhoSee(after, [...creatures, leader], {
      kind: 'ruling',
      text: `${stay}: ${nameOf(after, leader)} leads ${written(most)} into a dungeon at most.`,
      ...(led ? { why: { rule: led.rule, formula: 'as many of any kind as charisma allows' } } : {}),
    });
  },
  CreaturesSent: ({ arrivals }, after) => {
    const [first] = arrivals;
    const where = (first && after.scenes[first.at.scene]?.name) ?? 'another map';
    return toReferee(keeping(`${arrived(after, arrivals)} ${arrivals.length > 1 ? 'play' : 'plays'} on at ${where}.`));
  },
  ViewShared: ({ shared }) =>
    toAll(keeping(shared ? 'All see every map that the party is on.' : 'Each sees the map that their own are on.')),
};
