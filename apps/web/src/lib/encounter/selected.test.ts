import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { withSelected } from './selected.ts';

const options = ['grik', 'snag', 'ruk', 'mog'].map((value) => ({ value, label: value.toUpperCase() }));
const choosing = {
  key: 'BeginEncounter',
  command: 'BeginEncounter',
  fixed: {},
  inputs: [
    { kind: 'choices', name: 'creatures', label: 'Who is met', options, least: 1, preset: ['grik'] },
    { kind: 'choice', name: 'setting', label: 'Where', options: [{ value: 'dungeon', label: 'Dungeon' }] },
    { kind: 'flag', name: 'reveal', label: 'The players see them', preset: true },
  ],
} as unknown as Offer;
const these = { ...choosing, key: 'BeginEncounter:these', inputs: [], fixed: { creatures: ['grik'] } };
const labelled = (hand: readonly string[]) => withSelected([these, choosing], hand)?.label ?? null;

describe('an encounter with those in hand', () => {
  it('begins in one act, and says with whom', () => {
    expect(withSelected([these, choosing], ['snag', 'ruk', 'hild'])).toEqual({
      offer: choosing,
      values: { creatures: ['snag', 'ruk'], setting: 'dungeon', reveal: true, atOnce: true },
      label: 'Begin the encounter: SNAG and RUK',
    });
    expect(labelled(['mog'])).toBe('Begin the encounter: MOG');
    expect(labelled(['grik', 'snag', 'ruk', 'mog'])).toBe('Begin the encounter: 4 selected');
  });

  it('is not offered twice, nor with those of the party', () => {
    expect(labelled(['grik'])).toBeNull();
    expect(labelled(['hild'])).toBeNull();
    expect(withSelected([], ['grik'])).toBeNull();
  });
});
