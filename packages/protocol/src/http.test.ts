import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { httpBodies, httpPaths, nameCheck, passwordCheck } from './http.ts';

describe('a name', () => {
  it.each([
    ['  Mira   of the  Fen ', 'Mira of the Fen'],
    ['Zoe\u0308', 'Zoë'],
    ['李白', '李白'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍🚒 Ember', '👩‍🚒 Ember'],
    ['❤️', '❤️'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['🕯'.repeat(40), '🕯'.repeat(40)],
  ])('%j is shown as %j', (sent, shown) => {
    expect(nameCheck.parse(sent)).toBe(shown);
  });

  it.each([
    '',
    '   ',
    'x'.repeat(41),
    '🕯'.repeat(41),
    'a\nb',
    'a\tb',
    'a\0b',
    'a\u0007b',
    'a\u007fb',
    'a\u202eb',
    'a\u2066b',
    'a\u200eb',
    'a\u200bb',
    'a\ufeffb',
    'a\u00adb',
    'a\u2028b',
    '\u200d',
    '\ufe0f',
    '\u0301',
    '\u3164',
    'a\u3164',
    '\u2800',
    'a\ud800',
    '\ue000',
  ])('%j is refused', (sent) => {
    expect(nameCheck.safeParse(sent).success).toBe(false);
  });

  it('once taken is taken again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (sent) => {
        const once = nameCheck.safeParse(sent);
        if (once.success) expect(nameCheck.parse(once.data)).toBe(once.data);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('a password has 8 to 200 characters', () => {
  for (const [length, taken] of [
    [7, false],
    [8, true],
    [200, true],
    [201, false],
  ] as const)
    expect(passwordCheck.safeParse('x'.repeat(length)).success).toBe(taken);
});

it.each(['', '__proto__', 'constructor', 'a/b', 'a b', 'é', 'x'.repeat(65)])('%j is not an id', (id) => {
  expect(httpPaths.campaign.safeParse({ id }).success).toBe(false);
});

it('an invite is open for ever and for any number, unless it is said otherwise', () => {
  expect(httpBodies.invite.parse({ role: 'player' })).toEqual({ role: 'player', hours: null, uses: null });
});
