import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { goblin, someone } from '../../../../test/table.ts';
import { MISSILES } from '../../../books/eris/content/missiles.ts';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const by = (options = {}) => rulesFor({ base: 'eris', slots: {}, options }).missiles;
const missiles = by();
const shot = (name: string) => weapon(name, { kind: 'missile', ranges: [10, 20, 30] });
const { short = 0, mid = 0, long = 0 } = MISSILES.hurled.ranges;

describe('shots by Planet Eris', () => {
  it.each([
    'dagger',
    'silver dagger',
    'hand axe',
    'spear',
    'war hammer',
    'hammer',
    'stone',
    'rock',
    'oil',
    'oil flask',
    'holy water',
    'trident',
  ])('ERI-MIS-01: a %s is hurled, and flies as far as whatever is', (name) => {
    const far = Math.max(short ?? 0, mid ?? 0, long ?? 0);
    const at = (feet: number) => missiles.reach.range(shot(name), feet, false);
    expect(at(far).allowed).toBe(true);
    expect(at(far + 1).allowed).toBe(false);
    expect(at(25)).toEqual({ band: 'mid', modifier: 1, allowed: true });
  });

  it('ERI-MIS-01: a javelin has a row of its own', () => {
    expect(missiles.reach.range(shot('javelin'), 25, false)).toEqual({ band: 'mid', modifier: 1, allowed: true });
  });

  it('ERI-MIS-01, 03: each band ends with its last foot, and adds two, one or nothing', () => {
    const bow = (feet: number, into = false) => missiles.reach.range(shot('long bow'), feet, into);
    const ranges = MISSILES.longbow.ranges;
    expect(bow(ranges.short ?? 0)).toMatchObject({ modifier: 2, allowed: true });
    expect(bow((ranges.short ?? 0) + 1)).toMatchObject({ modifier: 1 });
    expect(bow(ranges.mid ?? 0)).toMatchObject({ modifier: 1 });
    expect(bow((ranges.mid ?? 0) + 1)).toMatchObject({ modifier: 0 });
    expect(bow(ranges.long ?? 0)).toMatchObject({ modifier: 0, allowed: true });
    expect(bow((ranges.long ?? 0) + 1)).toMatchObject({ allowed: false });
    expect(bow(ranges.short ?? 0, true)).toMatchObject({ modifier: 0 });
  });

  it('ERI-MIS-01: what the table does not list has the ranges of its own, or none', () => {
    const acid = shot('acid');
    const band = (feet: number) => missiles.reach.range(acid, feet, false);
    for (const name of ['acid', 'torch', 'net'])
      expect(missiles.reach.range(shot(name), 25, false)).toEqual({ band: 'long', modifier: 0, allowed: true });
    expect([band(10), band(20), band(30)].map(({ allowed }) => allowed)).toEqual([true, true, true]);
    expect(band(31).allowed).toBe(false);
    expect(missiles.reach.range({ ...acid, ranges: null }, 500, false).allowed).toBe(true);
  });

  it('ERI-MIS-04: only those shoot first who are ready, not surprised, and before blows or when foes have fled', () => {
    const ready = { surprised: false, prepared: true, meleeBegun: false, enemyFled: false };
    const first = (facts: object) => missiles.pace.mayFireFirst?.({ ...ready, ...facts });
    expect(first({})).toBe(true);
    expect([first({ surprised: true }), first({ prepared: false }), first({ meleeBegun: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(first({ meleeBegun: true, enemyFled: true })).toBe(true);
  });

  it('ERI-MIS-05: against missiles of theirs the higher die shoots first; equal ones together', () => {
    const first = missiles.pace.firesFirst;
    expect([first?.(true, [5, 2]), first?.(true, [2, 5]), first?.(true, [3, 3]), first?.(false, [2, 5])]).toEqual([
      'party',
      'enemy',
      'tied',
      'party',
    ]);
  });

  it('ERI-MIS-06: a shot goes into a melee once blows have been struck: at those in it, or straight past them', () => {
    const { isInto } = missiles.fray;
    expect(isInto(true, true, false, false)).toBe(true);
    expect(isInto(false, true, false, false)).toBe(false);
    expect(isInto(true, false, true, false)).toBe(true);
    expect(isInto(true, false, true, true)).toBe(false);
    expect(isInto(true, false, false, false)).toBe(false);
  });

  it('ERI-MIS-07: a miss hits a friend in full on a one, for half rounded up on a two, and nobody on a three', () => {
    const { stray } = missiles.fray;
    expect(stray?.(shot('dagger'), 0, loaded())).toMatchObject({ victim: null, damage: 0 });
    expect(stray?.(shot('dagger'), 1, loaded(3))).toMatchObject({ victim: null, damage: 0 });
    const full = stray?.(shot('dagger'), 3, loaded(1, 2, 5));
    expect(full?.victim).toBe(1);
    expect(full?.damage).toBeGreaterThan(0);
    const half = stray?.(shot('dagger'), 1, loaded(2, 5));
    expect(half).toMatchObject({ victim: 0, damage: Math.ceil((full?.damage ?? 0) / 2), rule: 'ERI-MIS-07' });
  });

  it('ERI-MIS-02: a slow weapon shoots every second round; monsters as they are described', () => {
    const [slow] = (Object.keys(MISSILES) as (keyof typeof MISSILES)[]).filter((name) => MISSILES[name].rate < 1);
    const rate = (last: number | null, round = 3) =>
      missiles.pace.rate(someone(), weapon(slow ?? '', { kind: 'missile' }), round, last);
    expect([rate(null), rate(2), rate(1)]).toEqual([1, 0, 1]);
    const monster = missiles.pace.rate(goblin(), weapon(slow ?? '', { kind: 'missile' }), 3, 2);
    expect(monster).toBeGreaterThan(0);
  });
});
