import { GUIDE } from '@lanthorn/protocol';
import type { Role } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { guideOf } from './guide.ts';

const seat = (role: Role, ...titles: string[]) =>
  ({ role, all: () => titles.map((title) => ({ title })) }) as unknown as Parameters<typeof guideOf>[0];

it('the page on how to run the dungeon is the referee’s, where there is one', () => {
  expect(guideOf(seat('referee', 'The sexton’s letter', GUIDE))?.title).toBe(GUIDE);
  expect(guideOf(seat('referee', 'The sexton’s letter'))).toBeNull();
  expect(guideOf(seat('player', GUIDE))).toBeNull();
});
