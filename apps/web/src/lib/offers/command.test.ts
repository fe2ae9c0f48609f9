import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { commandOf, complete, presets } from './command.ts';

const offer: Offer = {
  key: 'Search',
  command: 'EndTurn',
  label: 'Search',
  rule: 'OSE-DUN-02',
  place: 'creature',
  about: 'c1',
  next: false,
  barred: null,
  fixed: { creature: 'c1' },
  inputs: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'For',
      options: [
        { value: 'doors', label: 'Doors' },
        { value: 'traps', label: 'Traps' },
      ],
    },
    {
      kind: 'choices',
      name: 'with',
      label: 'With',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
      least: 1,
    },
    { kind: 'number', name: 'modifier', label: 'Modifier', min: -4, max: 4, preset: 0 },
    { kind: 'flag', name: 'secret', label: 'Secretly', preset: true },
    { kind: 'square', name: 'square', label: 'Where', from: [{ x: 3, y: 4 }] },
  ],
};

describe('an offer', () => {
  it('is filled in with what is known, and ready to be asked', () => {
    const values = presets(offer);
    expect(values).toEqual({ kind: 'doors', with: ['a'], modifier: 0, secret: true, square: { x: 3, y: 4 } });
    expect(complete(offer, values)).toBe(true);
    expect(commandOf(offer, values)).toEqual({ type: 'EndTurn', creature: 'c1', ...values });
  });

  it.each([
    ['a number out of bounds', { modifier: 9 }],
    ['too few chosen', { with: [] }],
    ['no square', { square: null }],
    ['a choice that is not listed', { kind: 'gold' }],
  ])('is not ready with %s', (_, change) => {
    expect(complete(offer, { ...presets(offer), ...change })).toBe(false);
  });
});
