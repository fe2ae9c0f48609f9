import { expect, it } from 'vitest';
import { sceneOfAction } from './scene-of-action.ts';

const at = (id: string, x: number, side: 'party' | 'other' = 'party') => ({ id, square: { x, y: 0 }, side });
const squares = (xs: readonly number[]) => xs.map((x) => ({ x, y: 0 }));

it.each([
  ['looks at the party while nobody acts', [at('a', 1), at('b', 2), at('rat', 9, 'other')], [], [], [1, 2]],
  ['looks at who acts, with the party', [at('a', 1), at('rat', 9, 'other')], ['rat'], [], [9, 1]],
  ['takes in those who are met', [at('a', 1), at('rat', 9, 'other')], [], ['rat'], [1, 9]],
  ['leaves out whoever is far off', [at('a', 1), at('b', 90)], [], [], [1]],
  ['looks at nothing where nobody stands', [at('rat', 9, 'other')], [], [], []],
] as const)('the gallery %s', (_, tokens, acting, met, seen) => {
  expect([...new Set(sceneOfAction(tokens, acting, met, 'square').map(({ x }) => x))]).toEqual(
    squares(seen).map(({ x }) => x),
  );
});
