import { expect, it } from 'vitest';
import { faceOf } from './faces.ts';

const known = [
  { name: 'Hild', called: 'Hild', kind: 'character', icon: 'person' },
  { name: 'Hild Ashgrove', called: 'Hild Ashgrove', kind: 'character', icon: 'barbute' },
  { name: 'Lame orc', called: 'the lame orc', kind: 'monster', icon: 'orc-head' },
];

it('whoever acts in a line has the face of its card and its token, the longest name first', () => {
  expect(faceOf({ text: 'Hild Ashgrove holds.' }, known)).toEqual({
    name: 'Hild Ashgrove',
    side: 'party',
    icon: 'barbute',
  });
  expect(faceOf({ text: 'The lame orc holds.' }, known)?.icon).toBe('orc-head');
  expect(faceOf({ text: 'The lame orcs hold.' }, known)).toBeNull();
  expect(faceOf({ speaker: 'Lame orc', text: 'Grr.' }, known)?.icon).toBe('orc-head');
  expect(faceOf({ speaker: 'Ann', text: 'On we go.' }, known)?.icon).toBeNull();
  expect(faceOf({ text: 'A bell tolls.' }, known)).toBeNull();
});
