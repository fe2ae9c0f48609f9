import { describe, expect, it } from 'vitest';
import { someone } from '../../../test/table.ts';
import { DEFAULT_CHOICE, rulesFor } from '../../books/index.ts';
import { modifiersOf } from './modifiers.ts';

const abilities = { STR: 16, INT: 18, WIS: 7, DEX: 10, CON: 18, CHA: 17 } as const;
const modifiersIn = (base: 'ose' | 'gorman' | 'eris') =>
  modifiersOf(rulesFor({ ...DEFAULT_CHOICE, base }), { ...someone(), abilities });

describe('what each score adds', () => {
  it('is the one figure of its band, and charisma’s on those met; intelligence brings languages alone (OSE-APX-01)', () => {
    expect(modifiersIn('ose')).toEqual({ STR: 2, WIS: -1, DEX: 0, CON: 3, CHA: 1 });
  });

  it('is the same for every score where the book says so (GOR-ABI-04)', () => {
    expect(modifiersIn('gorman')).toMatchObject({ STR: 2, INT: 3, WIS: -1, DEX: 0, CON: 3 });
  });

  it('is left out where the book has no one figure', () => {
    expect(modifiersIn('eris')).not.toHaveProperty('STR');
  });

  it('is nothing of those without scores', () => {
    expect(modifiersOf(rulesFor(DEFAULT_CHOICE), { abilities: null })).toEqual({});
  });
});
