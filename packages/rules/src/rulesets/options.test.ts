import { describe, expect, it } from 'vitest';
import { RULESETS, type RulesetId } from '../core/index.ts';
import { PAGES } from './index.ts';
import { fits } from './options/option.ts';
import { isIdle } from './options.ts';
import { RULE_OPTIONS, settled } from './settings.ts';

/** The settings that the contents page of a book asks for. */
function asked(book: RulesetId): ReadonlySet<string> {
  const keys = new Set<string>();
  const settings = new Proxy(settled({}), {
    get: (all, key) => {
      keys.add(String(key));
      return Reflect.get(all, key);
    },
  });
  PAGES[book](settings);
  return keys;
}

describe('the settings of the books', () => {
  it.each(RULE_OPTIONS.map((option) => [option.key, option] as const))(
    '%s is known to the very books whose contents page asks for it',
    (key, { books }) => {
      expect(books.toSorted()).toEqual(RULESETS.filter((book) => asked(book).has(key)).toSorted());
    },
  );

  it('each has a name of its own, and fits a row', () => {
    expect(new Set(RULE_OPTIONS.map(({ key }) => key)).size).toBe(RULE_OPTIONS.length);
    expect(RULE_OPTIONS.filter(({ label }) => label.length > 48)).toEqual([]);
  });

  it('what a book plays by where nothing is set is one of the choices', () => {
    for (const option of RULE_OPTIONS) expect(fits(option, option.preset)).toBe(true);
  });

  it('that a campaign has not set, or has of a kind that they cannot be, are as their rows have them', () => {
    const begun = settled({});
    expect(settled({ morale: 'no', wanderingChance: '3', encumbrance: true, constructor: 1 })).toEqual(begun);
    expect(settled({ morale: false, wanderingChance: 3 })).toEqual({ ...begun, morale: false, wanderingChance: 3 });
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
