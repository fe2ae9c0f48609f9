import { describe, expect, it } from 'vitest';
import { type Options, RULESETS, type RulesetId } from '../ruleset.ts';
import { PAGES } from './index.ts';
import { settingOf } from './option.ts';
import { isIdle, RULE_OPTIONS } from './options.ts';

/** The settings that the contents page of a book asks for. */
function asked(book: RulesetId): ReadonlySet<string> {
  const keys = new Set<string>();
  const options = new Proxy<Options>(
    {},
    {
      get: (_none, key) => {
        keys.add(String(key));
        return undefined;
      },
    },
  );
  PAGES[book](options);
  return keys;
}

describe('the settings of the books', () => {
  it.each(RULE_OPTIONS.map((option) => [option.key, option] as const))(
    '%s is known to the very books whose contents page asks for it',
    (key, { books }) => {
      expect(books.toSorted()).toEqual(RULESETS.filter((book) => asked(book).has(key)).toSorted());
    },
  );

  it.each(RULESETS)('nothing that %s asks for cannot be set', (book) => {
    const known = RULE_OPTIONS.map(({ key }) => key);
    expect([...asked(book)].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('each has a name of its own, and fits a row', () => {
    expect(new Set(RULE_OPTIONS.map(({ key }) => key)).size).toBe(RULE_OPTIONS.length);
    expect(RULE_OPTIONS.filter(({ label }) => label.length > 48)).toEqual([]);
  });

  it('what a book plays by where nothing is set is one of the choices', () => {
    for (const option of RULE_OPTIONS)
      expect(option.choices === 'flag' ? [true, false] : option.choices).toContain(settingOf(option, {}));
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
