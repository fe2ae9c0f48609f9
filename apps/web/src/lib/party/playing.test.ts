import { expect, it } from 'vitest';
import { playing } from './playing.ts';

it('says for whom the referee would play somebody who has a player', () => {
  expect(playing('Hild', null)).toBe('Play as Hild');
  expect(playing('Hild', 'Mira')).toBe('Play Hild for Mira');
});
