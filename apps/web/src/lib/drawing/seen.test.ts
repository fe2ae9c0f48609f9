import type { Door, Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import type { Take } from './patch.ts';
import { isSeen } from './seen.ts';
import { testSheet } from './test-sheet.ts';

const door = (id: string, x: number, more: Partial<Door> = {}) =>
  ({ id, segment: { a: { x, y: 1 }, b: { x, y: 2 } }, kind: 'door', found: false, ...more }) as Door;
/** Players have seen the two columns at the left, and walked in the first. */
const scene = testSheet({
  explored: Array<string>(6).fill('11000000'),
  walked: Array<string>(6).fill('10000000'),
  doors: {
    near: door('near', 2),
    far: door('far', 6),
    secret: door('secret', 2, { kind: 'secret' }),
    found: door('found', 2, { kind: 'secret', found: true }),
  },
  traps: { lurking: { found: false }, known: { found: true } },
  exits: {
    stair: { at: { x: 1, y: 1 }, hidden: false },
    hidden: { at: { x: 1, y: 1 }, hidden: true },
    beyond: { at: { x: 6, y: 1 }, hidden: false },
  },
  rooms: [
    { key: '1', squares: [{ x: 0, y: 0 }], toPlayers: { name: 'Hall', text: '' } },
    { key: '2', squares: [{ x: 0, y: 0 }] },
    { key: '3', squares: [{ x: 6, y: 0 }], toPlayers: { name: 'Vault', text: '' } },
  ],
} as unknown as Partial<Scene>);

describe('what is taken off a map', () => {
  it.each<readonly [what: string, take: object]>([
    ['a wall beside what was explored', { walls: [[2, 0, 2, 3]] }],
    ['a wall that reaches into it', { walls: [[7, 1, 1, 1]] }],
    ['a door', { doors: ['near'] }],
    ['a secret door that was found', { doors: ['found'] }],
    ['a trap that was found', { traps: ['known'] }],
    ['a stair', { exits: ['stair'] }],
    ['a room that was entered and has words for players', { rooms: ['1'] }],
    ['a feature', { features: [{ x: 1.5, y: 1.5 }] }],
    ['a light', { lights: [{ x: 1.5, y: 1.5 }] }],
    ['floor', { floor: [[1, 1, 3]] }],
    ['squares that are hidden', { explored: [[1, 1, 3]] }],
  ])('players have seen %s', (_what, take) => {
    expect(isSeen(scene, take as Take)).toBe(true);
  });

  it.each<readonly [what: string, take: object]>([
    ['a wall in the dark', { walls: [[4, 0, 4, 3]] }],
    ['a door in the dark', { doors: ['far'] }],
    ['a secret door', { doors: ['secret'] }],
    ['a trap that lies in wait', { traps: ['lurking'] }],
    ['a hidden stair, and one in the dark', { exits: ['hidden', 'beyond'] }],
    ['rooms of the referee’s key alone, and one that nobody entered', { rooms: ['2', '3'] }],
    ['a note', { notes: [{ x: 1.5, y: 1.5 }] }],
    ['floor in the dark', { floor: [[4, 1, 3]] }],
    ['nothing', {}],
  ])('players have not seen %s', (_what, take) => {
    expect(isSeen(scene, take as Take)).toBe(false);
  });
});
