import { expect, it } from 'vitest';
import { keyOf } from './key-of.ts';

it.each([
  ['hild', {}, 'Key: H.'],
  [null, {}, 'Key: Shift H.'],
  ['hild', { strike: true }, null],
])('the button to hold of %s, settled as %o, names the key that does the same: %s', (about, fixed, key) => {
  expect(keyOf({ command: 'Hold', about, fixed })).toBe(key);
});
