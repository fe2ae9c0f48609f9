import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  twoRooms,
} from '../../../test/table.ts';
import { type CommandOf, id, loaded } from '../../core/index.ts';
import { decide } from '../../decide.ts';
import { evolve } from '../../evolve.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import { run } from '../../vectors.ts';
import { tell } from '../../view/tell.ts';
import { areaAround } from './area.ts';
import { searchVectors } from './vectors.ts';

const aldo = someone({ at: at(4, 3) });
const state = delve([aldo]);
const forDoors: CommandOf<'SearchArea'> = {
  type: 'SearchArea',
  creature: aldo.id,
  square: { x: 4, y: 3 },
  kind: 'secret-doors',
};
const rooms = id<'scene'>('rooms');
const secret = id<'door'>('secret');
const pit = id<'trap'>('pit');
const needle = id<'trap'>('needle');
const as = (facts: Partial<Creature>) => delve([someone({ at: at(4, 3), ...facts })]);

const read = (before: GameState, command: CommandOf<'SearchArea'>, seat: typeof player, ...faces: number[]) => {
  const events = ask(before, command, player, ...faces);
  if (typeof events === 'string') throw new Error(events);
  return events.map((event) => tell(event, seat, evolve(before, event), before));
};

describe('searching', () => {
  it.each([
    ['OSE-DUN-02', { correctPlace: true, chance: 1, die: 1 }, { found: true }],
    ['OSE-DUN-02', { correctPlace: true, chance: 1, die: 2 }, { found: false }],
    ['OSE-DUN-02', { correctPlace: false, chance: 2, die: 1 }, { found: false }],
    [
      'OSE-DUN-12',
      {
        attempts: [{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }],
        char: 'c1',
        target: 'room7-NE',
        kind: 'secretDoor',
      },
      { allowed: false, turns: 0 },
    ],
    [
      'OSE-DUN-12',
      {
        attempts: [{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }],
        char: 'c2',
        target: 'room7-NE',
        kind: 'secretDoor',
      },
      { allowed: true, turns: 1 },
    ],
    [
      'OSE-DUN-12',
      {
        attempts: [{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }],
        char: 'c1',
        target: 'room7-NE',
        kind: 'roomTrap',
      },
      { allowed: true, turns: 1 },
    ],
    ['OSE-DUN-13', { correctPlace: true, chance: 2, die: 2 }, { found: true }],
    ['OSE-DUN-13', { correctPlace: true, chance: 1, die: 3 }, { found: false }],
    ['OSE-DUN-14', { hasAbility: true, chance: 20, trapPresent: true, die: 20 }, { allowed: true, found: true }],
    ['OSE-DUN-14', { hasAbility: false, chance: 0, trapPresent: true, die: 1 }, { allowed: false, found: false }],
  ])('%s: %j gives %j', (rule, inputs, expected) => {
    expect(run({ id: rule, inputs, expect: expected }, searchVectors)).toEqual([]);
  });

  it('OSE-DUN-02: in the right place a 1 in 6 finds the secret door', () => {
    expect(after(state, forDoors, player, 1).scenes[rooms]?.doors[secret]?.found).toBe(true);
    expect(after(state, forDoors, player, 2).scenes[rooms]?.doors[secret]?.found).toBe(false);
  });

  it('OSE-APX-05: an elf finds it on a 2', () => {
    expect(after(as({ class: 'elf' }), forDoors, player, 2).scenes[rooms]?.doors[secret]?.found).toBe(true);
  });

  it('OSE-DUN-02: the wrong place is searched and told like a failure', () => {
    const elsewhere = { ...forDoors, square: { x: 3, y: 2 } };
    expect(read(state, elsewhere, player, 1)).toEqual(read(state, forDoors, player, 6));
    expect(JSON.stringify(read(state, forDoors, player, 6))).not.toContain('rolls');
    expect(read(state, forDoors, referee, 6)).toMatchObject([
      { secret: true, rolls: [{ faces: [6] }], why: { rule: 'OSE-DUN-02', needed: 1 } },
    ]);
  });

  it('OSE-DUN-13: a room trap is found by searching its square, and neither sprung nor disarmed', () => {
    const near = delve([someone({ at: at(1, 1) })]);
    const found = after(near, { ...forDoors, square: { x: 2, y: 2 }, kind: 'room-traps' }, player, 1);
    expect(found.scenes[rooms]?.traps[pit]).toMatchObject({ found: true, sprung: false });
  });

  it('OSE-DUN-14: a thief finds treasure traps by percentage; others are refused before any roll', () => {
    const chest: CommandOf<'SearchArea'> = { ...forDoors, square: { x: 4, y: 4 }, kind: 'treasure-traps' };
    expect(after(as({ class: 'thief' }), chest, player, 10).scenes[rooms]?.traps[needle]?.found).toBe(true);
    expect(after(as({ class: 'thief' }), chest, player, 11).scenes[rooms]?.traps[needle]?.found).toBe(false);
    expect(ask(state, chest, player)).toBe('forbidden');
  });

  it('OSE-DUN-12: one search a turn, one try at each place', () => {
    const searched = after(state, forDoors, player, 6);
    expect(ask(searched, { ...forDoors, square: { x: 3, y: 3 } }, player)).toBe('out-of-turn');
    const next = after(searched, { type: 'EndTurn', resting: false }, player);
    expect(ask(next, forDoors, player)).toBe('already-tried');
    expect(ask(next, { ...forDoors, kind: 'room-traps' }, player, 6)).toHaveLength(1);
  });

  it('OSE-DUN-12: a referee may let somebody search again; what the rule said stays in the log', () => {
    const next = after(after(state, forDoors, player, 6), { type: 'EndTurn', resting: false }, player);
    const ruling = decide(next, forDoors, referee, loaded(1), true);
    expect(ruling.granted && ruling.events.map((event) => event.type)).toEqual(['RefusalOverridden', 'AreaSearched']);
  });

  it.each([
    ['three squares away', { ...forDoors, square: { x: 1, y: 3 } }, player, 'too-far'],
    ['behind the wall', { ...forDoors, square: { x: 5, y: 3 } }, player, 'too-far'],
    ['with another’s hands', forDoors, otherPlayer, 'not-your-character'],
  ] as const)('OSE-DUN-12: nobody searches %s', (_where, command, by, code) => {
    expect(ask(state, command, by)).toBe(code);
  });

  it('OSE-DUN-12: at five feet to the square an area is two squares by two, and ends at a wall', () => {
    const scene = twoRooms({ feetPerSquare: 5 });
    expect(areaAround(scene, { x: 3, y: 3 }, 10).squares).toEqual([
      { x: 2, y: 2 },
      { x: 3, y: 2 },
      { x: 2, y: 3 },
      { x: 3, y: 3 },
    ]);
    expect(areaAround(scene, { x: 4, y: 2 }, 10).squares).toEqual([
      { x: 4, y: 2 },
      { x: 4, y: 3 },
    ]);
  });

  it('every search offered is granted', () => {
    const open = after(after(state, forDoors, player, 6), { type: 'EndTurn', resting: false }, player);
    expect(refusedOffers(open, player, 'SearchArea')).toEqual([]);
    expect(refusedOffers(as({ class: 'thief' }), player, 'SearchArea')).toEqual([]);
  });
});
