import { describe, expect, it } from 'vitest';
import type { Ruleset, RulesetId } from '../core/index.ts';
import { BASIC_HEEDS, basicContents } from './basic/contents.ts';
import { fits, type RuleOption } from './book/option.ts';
import { type SettingsOf, settled } from './book/settings.ts';
import { ERIS_HEEDS, erisContents } from './eris/contents.ts';
import { GORMAN_HEEDS, gormanContents } from './gorman/contents.ts';
import { BOOKS, RULESETS } from './list.ts';
import { isIdle, RULE_OPTIONS } from './options.ts';
import { oseContents } from './ose/contents.ts';
import { OSE_OPTIONS } from './ose/options.ts';

/** The settings that a contents page reads. */
function readBy<Row extends RuleOption>(rows: readonly Row[], contents: (settings: SettingsOf<Row>) => Ruleset) {
  const keys = new Set<string>();
  const settings = new Proxy(settled(rows, {}), {
    get: (all, key) => {
      keys.add(String(key));
      return Reflect.get(all, key);
    },
  });
  contents(settings);
  return [...keys].toSorted();
}

describe('the settings of the books', () => {
  it.each([
    ['ose', readBy(OSE_OPTIONS, oseContents)],
    ['gorman', readBy(GORMAN_HEEDS, gormanContents)],
    ['eris', readBy(ERIS_HEEDS, erisContents)],
    ['basic', readBy(BASIC_HEEDS, basicContents)],
  ] as const)('that %s heeds are those that its contents page reads', (book, keys) => {
    expect([...BOOKS[book].heeds].toSorted()).toEqual(keys);
  });

  it.each(RULE_OPTIONS.map(({ key }) => key))('%s is heeded by a book at least', (key) => {
    expect(RULESETS.filter((book) => BOOKS[book].heeds.has(key))).not.toEqual([]);
  });

  it('each has a name of its own, and fits a row', () => {
    expect(new Set(RULE_OPTIONS.map(({ key }) => key)).size).toBe(RULE_OPTIONS.length);
    expect(RULE_OPTIONS.filter(({ label }) => label.length > 48)).toEqual([]);
  });

  it('what a book plays by where nothing is set is one of the choices', () => {
    for (const option of RULE_OPTIONS) expect(fits(option, option.preset)).toBe(true);
  });

  it('that a campaign has not set, or has of a kind that they cannot be, are as their rows have them', () => {
    const begun = settled(OSE_OPTIONS, {});
    expect(settled(OSE_OPTIONS, { morale: 'no', wanderingChance: '3', encumbrance: true, constructor: 1 })).toEqual(
      begun,
    );
    expect(settled(OSE_OPTIONS, { morale: false, wanderingChance: 3 })).toEqual({
      ...begun,
      morale: false,
      wanderingChance: 3,
    });
  });

  it('change nothing where a book answers that does not know them', () => {
    const idle = (base: RulesetId, slots = {}) =>
      RULE_OPTIONS.filter((option) => isIdle({ base, slots, options: {} }, option)).map(({ key }) => key);
    expect(idle('eris')).not.toContain('familiarMultiplier');
    expect(idle('eris')).toContain('ascendingAC');
    expect(idle('gorman')).toContain('wanderingChance');
    expect(idle('gorman', { wandering: 'ose' })).not.toContain('wanderingChance');
    expect(idle('ose')).toContain('abilityModsInCombat');
    expect(idle('ose', { damage: 'gorman' })).not.toContain('abilityModsInCombat');
  });
});
