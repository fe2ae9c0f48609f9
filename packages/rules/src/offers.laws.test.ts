import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../test/runs.ts';
import {
  after,
  at,
  campaign,
  delve,
  flawedOffers,
  goblin,
  grantedThoughBarred,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  seededDice,
  someone,
  spectator,
  submissions,
} from '../test/table.ts';
import { readyCharacters } from './books/ose/content/ready-characters.ts';
import { type GameEvent, id } from './core/index.ts';
import { decide } from './decide.ts';
import { evolve } from './procedures/evolve.ts';
import type { Creature } from './state/creature.ts';
import type { GameState } from './state/state.ts';
import { offers } from './view/offers.ts';
import { tell } from './view/tell.ts';

const [fighter, cleric, elf, thief] = readyCharacters();
const join = (facts: typeof fighter, name: string, x: number, y: number): Creature => {
  if (!facts) throw new Error('nobody is ready');
  return { ...facts, id: id(name), owner: player.user, at: at(x, y), moved: 0 };
};
const party = [
  join(fighter, 'hild', 4, 1),
  join(cleric, 'oswin', 3, 1),
  join(elf, 'ilphas', 4, 3),
  { ...join(thief, 'wren', 4, 4), owner: otherPlayer.user },
];
const exploring = delve([...party, goblin({ at: at(7, 2), hidden: true })]);

const SITUATIONS: readonly (readonly [string, GameState])[] = [
  ['an empty campaign', campaign([])],
  ['a character off the board', campaign([someone()])],
  ['a party that explores', exploring],
  ['with a check due', { ...exploring, wanderingDue: true }],
  [
    'with monsters drawn up',
    after(
      exploring,
      { type: 'CheckWandering', chance: 6, noiseOrLight: false, hidden: false },
      referee,
      1,
      8,
      1,
      1,
      4,
      4,
      3,
      3,
    ),
  ],
  ['with a caller', after(exploring, { type: 'AppointCaller', user: player.user }, player)],
  ['after a step', after(exploring, { type: 'MoveCreature', creature: id('hild'), to: { x: 4, y: 2 } }, player, 6)],
  ['with known traps', after(exploring, { type: 'RevealTrap', trap: id('needle') }, referee)],
  [
    'after searching',
    after(
      exploring,
      { type: 'SearchArea', creature: id('ilphas'), square: { x: 4, y: 3 }, kind: 'secret-doors' },
      player,
      1,
    ),
  ],
];

/** What ends the play, or turns it back, is left to its own tests. */
const LEFT_OUT: readonly string[] = ['Rewind', 'RemoveScene'];

/** One step of random play: which seat, which of its offers, which way of filling it in. */
const steps = fc.array(fc.tuple(fc.nat(2), fc.nat(), fc.nat()), { maxLength: 60 });

describe('offers', () => {
  it.each(SITUATIONS)('in %s, whatever is offered is granted', (_name, state) => {
    expect(refusedOffers(state, [referee, player, otherPlayer])).toEqual([]);
  });

  it.each(SITUATIONS)('in %s, whatever can be filled in crosses the wire', (_name, state) => {
    for (const seat of [referee, player, otherPlayer]) expect(flawedOffers(state, seat)).toEqual([]);
  });

  it.each(SITUATIONS)('in %s, whatever is barred would be refused', (_name, state) => {
    for (const seat of [referee, player, otherPlayer]) expect(grantedThoughBarred(state, seat)).toEqual([]);
  });

  it.each(SITUATIONS)('in %s, no two offers share a key', (_name, state) => {
    for (const seat of [referee, player, otherPlayer]) {
      const keys = offers(state, seat).map((offer) => offer.key);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  it('whatever is offered in random play is granted, and can be told to everyone', () => {
    fc.assert(
      fc.property(fc.nat(), steps, (seed, choices) => {
        const dice = seededDice(seed);
        choices.reduce<GameState>((state, [who, which, how]) => {
          const seat = [referee, player, otherPlayer][who] ?? referee;
          const open = offers(state, seat).filter(
            ({ command, barred }) => barred === null && !LEFT_OUT.includes(command),
          );
          expect(new Set(open.map(({ key }) => key)).size).toBe(open.length);
          const ways = open.length === 0 ? [] : submissions(open[which % open.length] ?? never());
          const command = ways[how % ways.length];
          if (!command) return state;
          const ruling = decide(state, command, seat, dice);
          expect([command, ruling.granted ? null : ruling.refusal]).toEqual([command, null]);
          return ruling.granted ? ruling.events.reduce(toldToAll, state) : state;
        }, exploring);
      }),
      { numRuns: runs(60) },
    );
  }, 240_000);
});

/** The state after an event, whose lines hold no gap for any seat. */
function toldToAll(before: GameState, event: GameEvent): GameState {
  const now = evolve(before, event);
  for (const seat of [referee, player, spectator])
    expect(tell(event, seat, now, before)?.text ?? '').not.toMatch(/undefined|null|NaN/);
  return now;
}

function never(): never {
  throw new Error('an offer is missing from its own list');
}
