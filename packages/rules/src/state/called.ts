import type { Option } from '../core/index.ts';
import {
  atFirst,
  creaturesOf,
  isCapitalised,
  listed,
  sharedEnding,
  withArticle,
  withoutNumber,
} from '../core/words.ts';
import type { Creature } from './creature.ts';

/** What somebody is called by; a monster, unless it is said otherwise. */
export type Called = Pick<Creature, 'name'> & Partial<Pick<Creature, 'kind' | 'ownName'>>;

/** The same, of whom it is said which they are. */
type Somebody = Called & Pick<Creature, 'kind'>;

/**
 * Whether a name is somebody's own: where nothing else is said that of all but monsters, and always one with a capital
 * after the first. The others go by what they are.
 */
export const hasOwnName = ({ kind = 'monster', name, ownName = kind !== 'monster' }: Called): boolean =>
  ownName || isCapitalised(name);

/** Whether a name is no more than a kind of help: `Guardsman`, `Lame guardsman`, `Retainer (fighter)`. @param kind absent for nobody in service */
export function isNameOfHelp(kind: string | undefined, name: string): boolean {
  const [words] = withoutNumber(name).toLowerCase().split(' (');
  return kind !== undefined && !isCapitalised(name) && ` ${words}`.endsWith(` ${kind.replaceAll('-', ' ')}`);
}

const ARTICLE = /^(the|an?) /i;

/**
 * What somebody is called inside a sentence: `Aldo`, `Grishnak`, `the goblin`, `the lame orc`. A number that tells one
 * from the others makes a name of it: `Goblin 2`. A sentence that begins with it is told by `atFirst`; a line of the log
 * and a refusal begin with a capital by themselves.
 */
export const called = (creature: Somebody): string =>
  hasOwnName(creature) || withoutNumber(creature.name) !== creature.name ? creature.name : `the ${kindIn(creature)}`;

/** Some to choose from by name, of whom a sentence speaks as they are called: `Goblin`, and `the goblin` in it. */
export const choosable = <C extends Somebody & Pick<Creature, 'id'>>(
  creatures: readonly C[],
): readonly Option<C['id']>[] =>
  creatures.map((one) => {
    const said = called(one);
    return { value: one.id, label: one.name, ...(said === one.name ? {} : { said }) };
  });

/** Somebody of whom nothing was said before, inside a sentence: `a goblin`, `Grishnak`. */
export const calledAtFirst = (creature: Called): string =>
  hasOwnName(creature) ? creature.name : withArticle(kindIn(creature));

/** Several of whom nothing was said before; those whom a number alone tells apart are counted: `a lame orc, 3 orcs and Grishnak`. */
export function severalAtFirst(creatures: readonly Called[]): string {
  if (creatures.length > FEW) return eachOrCounted(creatures, calledAtFirst);
  const kinds = Map.groupBy(creatures, (one) => (hasOwnName(one) ? one : kindIn(one)));
  return listed(
    [...kinds].map(([kind, { length }]) => (typeof kind === 'string' ? creaturesOf(length, kind) : kind.name)),
  );
}

/** More than these are not named one by one. */
const FEW = 6;

/** Some by the name that each has; where they are many, those of a kind are counted: `19 orcs, Grishnak and the cave bear`. */
export function eachOrCounted<C extends Called>(creatures: readonly C[], nameOf: (creature: C) => string): string {
  if (creatures.length <= FEW) return listed(creatures.map(nameOf));
  const kinds = Map.groupBy(creatures, (one) => (hasOwnName(one) ? one : kindIn(one).split(' ').at(-1)));
  return listed(
    [...kinds.values()].map((some) =>
      some[0] && some.length === 1 ? nameOf(some[0]) : creaturesOf(some.length, some.map(kindIn).reduce(sharedEnding)),
    ),
  );
}

/** What a side is called that was met as one creature alone: `The goblin`, `Brand the Red`. */
export const nameOfOne = (creature: Called): string =>
  hasOwnName(creature) ? creature.name : atFirst(`the ${kindIn(creature)}`);

/** What somebody is, without the number and the article of the name. */
const kindIn = ({ name }: Called): string => withoutNumber(name).replace(ARTICLE, '').toLowerCase();
