import { expect, it } from 'vitest';
import { amountsIn, amountsInWords, countOf, NOTHING } from './amounts.ts';

it.each([
  ['A reliquary with 120 gp and a silver censer (80 gp).', { gp: 120, valuables: 80 }],
  ['A stone chest: 1,400 gp, 30 SP, the abbot’s ring (250 gp).', { gp: 1400, sp: 30, valuables: 250 }],
  ['A locked spice box: pepper, worth 40 gp.', { valuables: 40 }],
  ['Three goblins gamble with finger bones.', {}],
])('of a key that says “%s” the treasure is read', (key, treasure) => {
  expect(amountsIn(key)).toEqual({ ...NOTHING, ...treasure });
});

it('the button says what is given', () => {
  expect(amountsInWords({ ...NOTHING, gp: 1200, valuables: 80 })).toBe('1,200 gp and goods of 80 gp');
  expect(amountsInWords(NOTHING)).toBe('');
});

it('an empty field is nothing, and what is no whole count is refused', () => {
  expect([countOf(''), countOf(' 12 '), countOf('-1'), countOf('1.5'), countOf('9999999')]).toEqual([
    0,
    12,
    null,
    null,
    null,
  ]);
});
