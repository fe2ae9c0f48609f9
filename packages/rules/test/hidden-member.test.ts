import { describe, expect, it } from 'vitest';
import { type Command, type CreatureId, id, loaded } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { BEGINNINGS, delvers, inAbbey } from './abbey.ts';
import { after, otherPlayer, player, referee, someone, spectator } from './table.ts';
import { CANARY } from './veiled.ts';

const dice = loaded();
const hidden = id<'creature'>('veil-friend');
const newcomer = { ...player, user: id<'user'>('new'), name: 'Nell' };
const all = ['hob', 'aldo', 'ilphas'].map((name) => id<'creature'>(name));
const SEATS = [player, otherPlayer, spectator, newcomer];

/** Somebody whom the referee hides marches with the party, in the first rank. */
function withFriend(state: GameState, onBoard: boolean): GameState {
  const friend = someone({ id: hidden, name: CANARY, owner: null, hidden: true, at: onBoard ? inAbbey(3, 5) : null });
  const { members, marchingOrder } = state.party;
  return {
    ...state,
    creatures: { ...state.creatures, [hidden]: friend },
    party: { ...state.party, members: [...members, hidden], marchingOrder: [[hidden], ...marchingOrder] },
  };
}

const worlds = Object.keys(BEGINNINGS).flatMap((name) => [true, false].map((onBoard) => [name, onBoard] as const));

/** Each is asked about somebody. */
const ABOUT: readonly (readonly [what: string, (who: CreatureId) => Command])[] = [
  ['taken', (who) => ({ type: 'ClaimCharacter', creature: who })],
  ['sent to another rank', (who) => ({ type: 'MoveInOrder', creature: who, rank: 1 })],
  ['placed in the order', (who) => ({ type: 'SetMarchingOrder', situation: 'crossing', ranks: [all, [who]] })],
  ['led', (who) => ({ type: 'MoveTogether', of: who, creatures: [], to: { x: 4, y: 4 } })],
  ['taken along', (who) => ({ type: 'MoveTogether', of: id('aldo'), creatures: [who], to: { x: 4, y: 4 } })],
  [
    'handed a torch',
    (who) => ({ type: 'HandOver', creature: id('aldo'), item: id('torch-item'), quantity: 1, to: who }),
  ],
];

describe('a member of the party whom the referee hides', () => {
  it.each(worlds)('is named to no player and no spectator: %s, on the board: %s', (name, onBoard) => {
    const state = withFriend((BEGINNINGS[name] ?? delvers)(), onBoard);
    for (const seat of SEATS) {
      const shown = JSON.stringify([[...project(state, seat)], offers(state, seat)]);
      expect([seat.name, shown.includes(CANARY), shown.includes(hidden)]).toEqual([seat.name, false, false]);
    }
    expect(JSON.stringify([...project(state, referee)])).toContain(hidden);
  });

  it.each(ABOUT)('is not there to be %s', (_what, about) => {
    const state = withFriend(delvers(), true);
    for (const seat of SEATS) {
      const [one, other] = [hidden, id<'creature'>('nobody')].map((who) => decide(state, about(who), seat, dice));
      expect(one).toEqual(other);
      expect(one?.granted).toBe(false);
    }
  });

  it('keeps a place in the order that the players set, and is not read of', () => {
    const state = withFriend(delvers(), true);
    const order: Command = {
      type: 'SetMarchingOrder',
      situation: 'crossing',
      ranks: [all],
    };
    const ruling = decide(state, order, player, dice);
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    const now = after(state, order, player);
    expect(now.party.marchingOrder).toEqual([all, [hidden]]);
    for (const seat of SEATS)
      for (const event of ruling.events) expect(tell(event, seat, now, state)?.text).not.toContain(CANARY);
  });

  it('is told of, when the referee gives it away, to the one who plays it from then on', () => {
    const state = withFriend(delvers(), true);
    const given: Command = { type: 'GiveCharacter', creature: hidden, to: otherPlayer.user };
    const told = [player, spectator, otherPlayer].map((seat) => {
      const ruling = decide(state, given, referee, dice);
      const now = after(state, given, referee);
      return ruling.granted && ruling.events.some((event) => tell(event, seat, now, state)?.text.includes(CANARY));
    });
    expect(told).toEqual([false, false, true]);
  });
});
