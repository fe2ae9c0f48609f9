import { describe, expect, it } from 'vitest';
import { type BoardModel, type BoardToken, NO_BOARD } from './model.ts';
import { nextIn, stackAt, tokenAt } from './token-at.ts';

const token = (id: string, x: number, facts: Partial<BoardToken> = {}) =>
  ({ id, square: { x, y: 1 }, across: 1, movable: false, ...facts }) as BoardToken;
const model: BoardModel = {
  ...NO_BOARD,
  tokens: [token('body', 1), token('hild', 1, { movable: true }), token('goblin', 1), token('ogre', 4, { across: 3 })],
};
const ids = (x: number, y: number) => stackAt(model, { x, y }).map(({ id }) => id);

describe('tokens that stand in one square', () => {
  it('are found together, and one that is wider than its square beside it', () => {
    expect(ids(1.5, 1.5)).toEqual(['body', 'hild', 'goblin']);
    expect(ids(3.4, 1.5)).toEqual(['ogre']);
    expect(ids(7.5, 1.5)).toEqual([]);
  });

  it('are clicked where one may be moved, else the topmost, and the chosen one before all', () => {
    expect(tokenAt(model, { x: 1.5, y: 1.5 }, null)?.id).toBe('hild');
    expect(tokenAt(model, { x: 1.5, y: 1.5 }, 'body')?.id).toBe('body');
  });

  it('are chosen one after the other, click by click', () => {
    const stack = stackAt(model, { x: 1.5, y: 1.5 });
    expect(nextIn(stack, 'hild', null)).toBe('hild');
    expect(nextIn(stack, 'hild', 'hild')).toBe('goblin');
    expect(nextIn(stack, 'goblin', 'goblin')).toBe('body');
    expect(nextIn(stackAt(model, { x: 4.5, y: 1.5 }), 'ogre', 'ogre')).toBe('ogre');
  });
});
