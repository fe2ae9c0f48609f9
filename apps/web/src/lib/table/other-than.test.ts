import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { otherThan } from './other-than.ts';

const picking = {
  key: 'PickLock',
  command: 'PickLock',
  label: 'Pick the lock',
  rule: null,
  place: 'door',
  about: 'door',
  next: false,
  barred: null,
  fixed: { door: 'door', creature: 'wren' },
  inputs: [],
} as const satisfies Offer;
const listening: Offer = {
  ...picking,
  fixed: { door: 'door' },
  inputs: [
    {
      kind: 'choice',
      name: 'creature',
      label: 'Who',
      options: [
        { value: 'ilphas', label: 'Ilphas' },
        { value: 'wren', label: 'Wren' },
      ],
      preset: null,
    },
  ],
} as unknown as Offer;

it('who acts in place of the one in hand is named, and nobody where the one in hand does it', () => {
  const inHand = { ids: ['ilphas'], square: null };
  expect(otherThan('ilphas', picking, inHand)).toBe('wren');
  expect(otherThan('wren', picking, { ids: ['wren'], square: null })).toBeNull();
  expect(otherThan('ilphas', listening, inHand)).toBeNull();
});
