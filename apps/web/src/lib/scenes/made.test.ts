import { expect, it } from 'vitest';
import { lookAtMade } from './made.ts';

it('a map that is made for the referee alone is before them, and the players stay where they are', () => {
  expect(lookAtMade('crypt', 'mill')).toBe('crypt');
  expect(lookAtMade('crypt', null)).toBe('crypt');
});

it('a map that was made for the players is where the referee is too, whatever was prepared before', () => {
  expect(lookAtMade('crypt', 'crypt')).toBeNull();
});
