import type { Square } from '@lanthorn/geometry';
import { plural, withoutNumber } from '@lanthorn/rules';

/** Squares between two of a kind that are seen as of one group. */
const NEAR = 3;

/** What is looked at to tell who is alike: a name, and where it stands. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly square: Square;
}

/** Some of a kind who stand together, such as goblins of which each has a look of its own. */
export interface Alike {
  readonly members: readonly string[];
  /** `3 goblins`. */
  readonly told: string;
}

/** Who of these is alike and stands near: each in one group at most, and in none alone. */
export function alikeIn(named: readonly Named[]): readonly Alike[] {
  const groups: Named[][] = [];
  for (const one of named) {
    const group = groups.find((others) => others.some((other) => isNear(one, other)) && kindOf([...others, one]));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group) => {
    const kind = group.length > 1 ? kindOf(group) : null;
    return kind ? [{ members: group.map(({ id }) => id), told: `${group.length} ${plural(kind)}` }] : [];
  });
}

/** By columns and rows, however the places lie: for names that is near enough. */
const isNear = ({ square: a }: Named, { square: b }: Named): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= NEAR;

/** The words that all their names end in; null where there is none, or where the names are given to one alone. */
function kindOf(group: readonly Named[]): string | null {
  if (group.every(({ name }) => isProper(name))) return null;
  const [first = [], ...others] = group.map(({ name }) => wordsOf(name));
  const differs = first.findIndex((word, place) => others.some((words) => words[place] !== word));
  const shared = first.slice(0, differs < 0 ? first.length : differs);
  return shared.length === 0 ? null : shared.toReversed().join(' ');
}

/** From the last, without a number. */
const wordsOf = (name: string): readonly string[] => withoutNumber(name).toLowerCase().split(' ').toReversed();

/** `Hild Ashgrove`, unlike `Old goblin` and `Goblin`. */
const isProper = (name: string): boolean =>
  name.includes(' ') && name.split(' ').every((word) => /^\p{Lu}/u.test(word));
