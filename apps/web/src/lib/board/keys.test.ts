import { expect, it } from 'vitest';
import type { BoardAsks } from './asks.ts';
import type { Board } from './board.ts';
import { key } from './keys.ts';
import { type BoardToken, NO_BOARD } from './model.ts';
import { lookTowards, turned } from './turning.ts';

const token = (id: string, x: number, side: 'party' | 'other'): BoardToken =>
  ({ id, side, square: { x, y: 0 }, movable: side === 'party', down: false }) as BoardToken;
const HILD = token('hild', 0, 'party');
const tokens = [HILD, token('near', 2, 'other'), token('far', 6, 'other'), token('farther', 9, 'other')];

/** Whom F comes to, one after the other, where these may be struck. */
function foes(struck: readonly string[]): readonly string[] {
  const found: string[] = [];
  const board = {
    model: { ...NO_BOARD, tokens },
    screen: { width: 100, height: 100 },
    at: () => ({ x: 0, y: 0 }),
    lookAt: () => undefined,
  } as unknown as Board;
  const asks = {
    leading: () => HILD,
    strikes: ({ id }: BoardToken) => struck.includes(id),
    select: (chosen: BoardToken) => found.push(chosen.id),
  } as unknown as BoardAsks;
  for (let press = 0; press < 4; press += 1)
    key({ key: 'f' } as KeyboardEvent, board, { token: found.at(-1) ?? HILD.id, door: null }, asks);
  return found;
}

it('F goes from foe to foe, the nearest first', () => {
  expect(foes([])).toEqual(['near', 'far', 'farther', 'near']);
});

it('F comes first to those who may be struck now, though others stand nearer', () => {
  expect(foes(['far', 'farther'])).toEqual(['far', 'farther', 'near', 'far']);
});

it.each([
  ['square', 0, 1, 1],
  ['square', 0, -1, 7],
  ['square', 7, 1, 0],
  ['square', null, 1, 0],
  ['square', null, -1, 7],
  ['pointy', 1, 1, 2],
  ['pointy', 3, 1, 5],
  ['pointy', 1, -1, 7],
  ['flat', 1, 1, 3],
  ['flat', 7, 1, 0],
] as const)('on %s places whoever looks to %s turns by %i to %s eighths: to a neighbour', (grid, facing, by, to) => {
  expect(turned(facing, by, grid)).toBe(to);
});

it.each([
  ['square', 0, -3, 0],
  ['square', 2, 2, 3],
  ['square', -3, -0.2, 6],
  ['square', -1, -1, 7],
  ['pointy', 0.1, -3, 1],
  ['flat', 3, -0.1, 1],
] as const)('on a grid of kind %s a pull by %s and %s has one look to %s eighths of a turn', (grid, x, y, look) => {
  expect(lookTowards({ x: 5, y: 5 }, { x: 5 + x, y: 5 + y }, grid)).toBe(look);
});
