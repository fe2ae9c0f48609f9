import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command, id, type Seat } from '../src/core/index.ts';
import { decide, type Ruling } from '../src/decide.ts';
import { known } from '../src/known/known.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { BEGINNINGS } from './abbey.ts';
import { brawl } from './brawl.ts';
import { choices } from './choices.ts';
import { dull, offeredAt, rawAt, steps } from './random-play.ts';
import { runs } from './runs.ts';
import { ask, at, delve, goblin, player, someone, twoRooms } from './table.ts';

/** Granted, or the whole refusal. */
const answer = (ruling: Ruling) => (ruling.granted ? 'granted' : ruling.refusal);

/** What a player is answered, and what the same table would answer that holds no more than the player knows. */
function answers(state: GameState, command: Command, seat: Seat, seed: number) {
  const truth = decide(state, command, seat, dull(seed));
  return { truth, told: answer(truth), knowing: answer(decide(known(state, seat), command, seat, dull(seed))) };
}

describe('a player is refused only what their own knowledge speaks against', () => {
  it('whatever they ask: no refusal tells of what they do not know', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(BEGINNINGS)),
        choices,
        steps(40),
        fc.nat(),
        (begin, rules, all, seed) => {
          let state = { ...begin(), ruleset: rules };
          for (const [nth, step] of all.entries()) {
            const command = (step.raw ? null : offeredAt(state, step, () => true)) ?? rawAt(step);
            const { truth, told, knowing } = answers(state, command, step.seat, seed + nth);
            if (step.seat.role === 'player') expect([command, told]).toEqual([command, knowing]);
            if (truth.granted) state = truth.events.reduce(evolve, state);
          }
        },
      ),
      { numRuns: runs(180) },
    );
  }, 300_000);
});

describe('surprise', () => {
  it('that all were told of is still known in the second round: who cannot flee is not offered to', () => {
    const fight = brawl({ base: 'gorman' }, [someone({ at: at(1, 1) })], [goblin({ at: at(2, 1) })]);
    const { encounter } = fight.state;
    if (!encounter) throw new Error('nobody has met');
    const sides = encounter.sides.map((side) => ({ ...side, surprised: side.kind === 'party' }));
    const later: GameState = { ...fight.state, encounter: { ...encounter, round: 2, sides } };
    expect(known(later, player).encounter?.sides.map(({ surprised }) => surprised)).toEqual([true, false]);
  });
});

describe('what the truth adds happens, and is no refusal', () => {
  const hild = someone({ at: at(4, 1) });
  const withDoor = (facts: object): GameState => {
    const scene = twoRooms();
    const door = scene.doors[id<'door'>('door')];
    if (!door) throw new Error('the rooms have lost their door');
    return delve([hild], {}, { ...scene, doors: { ...scene.doors, [door.id]: { ...door, ...facts } } });
  };
  const open: Command = { type: 'OpenDoor', door: id('door'), creature: hild.id };

  it.each([
    ['a locked door is tried, and found locked', { locked: true }, 'locked'],
    ['a stuck door is tried, and found stuck', { stuck: true }, 'stuck'],
  ])('%s', (_what, facts, tried) => {
    const happened = ask(withDoor(facts), open, player, 6);
    if (typeof happened === 'string') throw new Error(`refused: ${happened}`);
    const state = happened.reduce(evolve, withDoor(facts));
    expect(state.scenes[id<'scene'>('rooms')]?.doors[id<'door'>('door')]).toMatchObject({ state: 'closed', tried });
  });
});
