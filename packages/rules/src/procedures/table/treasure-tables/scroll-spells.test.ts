import { describe, expect, it } from 'vitest';
import { rulesBy } from '../../../../test/in-play.ts';
import { GORMAN_SPELLS } from '../../../books/gorman/content/spells.ts';
import { scrollOf, scrollWithout, spellsOn } from '../../../content/scrolls.ts';
import { loaded } from '../../../core/index.ts';
import { treasureTables } from './rolled.ts';

/** What scrolls a hoard of them holds by these dice: its chance, how many, and for each which it is. */
const found = (book: 'ose' | 'gorman', ...faces: readonly number[]) =>
  treasureTables(rulesBy(book))
    .ofTypes('O', loaded(1, 1, 1, ...faces))
    .things.map(({ name }) => name);

describe('scrolls of treasure, as the classic game has them', () => {
  it.each([
    [15, [2, 1, 1], 'scroll of Charm Person'],
    [16, [2, 25, 11, 26, 5], 'scroll of 2 spells (Sleep, Invisibility)'],
    [31, [4, 51, 3, 86, 1, 96, 1], 'scroll of 3 spells (Fire Ball, Animate Dead, Anti-Magic Shell)'],
    [26, [1, 1, 1, 96, 1, 1, 1], 'scroll of 3 spells (Cure Light Wounds, Commune, Cure Light Wounds)'],
    [40, [], 'cursed scroll'],
    [75, [], 'scroll of protection from undead'],
    [76, [], 'map to a hidden magic item'],
    [100, [], 'map to a treasure of 1d4 × 1,000 gp'],
  ] as const)('a throw of %i with %j besides is a %s', (face, more, name) => {
    expect(found('ose', face, ...more)).toEqual([name]);
  });

  it.each([
    [34, 5],
    [35, 7],
  ])('a throw of %i brings %i spells', (face, count) => {
    const thrown = Array.from({ length: count }, () => [1, 1]).flat();
    const [name = ''] = found('ose', face, 2, ...thrown);
    expect(spellsOn(name)).toEqual(Array.from({ length: count }, () => 'Charm Person'));
  });

  it('GOR-ITM-04: by Gorman hold spells of magic-users alone, of his own lists', () => {
    const [, , third] = GORMAN_SPELLS['magic-user'];
    expect(found('gorman', 1, 70, 5)).toEqual([`scroll of ${third?.[4]?.name}`]);
  });
});

describe('the name of a scroll', () => {
  it.each([
    [['Sleep'], 'scroll of Sleep'],
    [['Sleep', 'Purify Food and Water'], 'scroll of 2 spells (Sleep, Purify Food and Water)'],
  ])('of %j is %s', (spells, name) => {
    expect(scrollOf(spells)).toBe(name);
    expect(spellsOn(name) ?? spells).toEqual(spells);
  });

  it.each([
    ['scroll of Sleep', null],
    ['scroll of 1 spell', null],
    ['scroll of 3 spells', []],
    ['A scroll of 2 spells (Sleep, Web)', ['Sleep', 'Web']],
    ['potion of healing', null],
  ])('%s says that there are several: %j', (name, spells) => expect(spellsOn(name)).toEqual(spells));

  it.each([
    ['scroll of 3 spells (Sleep, Web, Sleep)', 'Sleep', 'scroll of 2 spells (Web, Sleep)'],
    ['scroll of 2 spells (Web, Sleep)', 'Web', 'scroll of Sleep'],
    ['scroll of 3 spells', '', 'scroll of 2 spells'],
    ['scroll of 2 spells', '', 'scroll of 1 spell'],
    ['scroll of 1 spell', '', null],
    ['scroll of Sleep', 'Sleep', null],
  ])('%s without %s is %s', (name, spell, left) => expect(scrollWithout(name, spell)).toBe(left));
});
