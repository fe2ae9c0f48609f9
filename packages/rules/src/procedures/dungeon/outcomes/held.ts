import type { Ruleset } from '../../../core/index.ts';
import { listed, manyOfKind, sameName } from '../../../core/words.ts';
import type { SoMany } from '../../../state/hoard.ts';
import type { GameState } from '../../../state/state.ts';
import { treasureTables } from '../../party/hoards/rolled.ts';
import type { Rolled } from '../../party/hoards/tables.ts';
import { inHoard } from '../../party/hoards/words.ts';
import { MOST_FINDS } from '../../party/treasure/may.ts';
import type { Outcome } from '../../table/random-tables/kept.ts';
import { kindsOf } from '../wandering/coming.ts';

/** Letters of a thing's name, at most. */
const LONGEST_NAME = 200;

/** The things that came up: what the lists of magic name is magic, all else is ordinary. */
export function sorted(
  state: GameState,
  { items }: Outcome,
): { readonly magic: Rolled['things']; readonly ordinary: readonly SoMany[] } {
  const tables = treasureTables(state);
  const magic = items.flatMap(({ name, count }) => {
    const thing = tables.magicNamed(name);
    return thing ? Array.from({ length: Math.min(count, MOST_FINDS) }, () => ({ thing, name })) : [];
  });
  return {
    magic: magic.slice(0, MOST_FINDS),
    ordinary: together(items.filter(({ name }) => tables.magicNamed(name) === null)),
  };
}

/** Each name once, as often as it came up. */
const together = (items: readonly SoMany[]): readonly SoMany[] =>
  [...Map.groupBy(items, ({ name }) => items.find((one) => sameName(one.name, name))?.name ?? name)].map(
    ([name, all]) => ({
      name: name.slice(0, LONGEST_NAME),
      count: all.reduce((sum, { count }) => sum + count, 0),
    }),
  );

/** The coins and things of an outcome, in words. */
export const treasureInWords = ({ coins, items }: Outcome): string =>
  inHoard({ coins, valuables: [], things: [], items: together(items) }, 'name');

/** The monsters of an outcome, in words. */
export const monstersInWords = (rules: Ruleset, { monsters }: Outcome): string =>
  listed(kindsOf(rules, monsters).map(({ monster, count }) => manyOfKind(count, monster.name)));
