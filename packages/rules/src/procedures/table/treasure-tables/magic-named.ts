import { MAGIC_LISTS } from '../../../content/magic-things.ts';
import { WEAPON_NAMES } from '../../../content/weapon-names.ts';
import { asCompared, isPlural, withMinus } from '../../../core/words.ts';
import type { MagicThing } from '../../../state/adventure.ts';
import type { NamedMagic, TreasureTables } from './tables.ts';
import { valuableNamed } from './valuable-named.ts';

/** Whatever its words stand in what order: `+1 sword`, `cursed sword -1`, `potions of healing`. */
export const magicNamed: TreasureTables['magicNamed'] = ({ name, count }) => {
  if (valuableNamed({ name, count })) return null;
  const listed = LISTED.get(wordsOf(name).toSorted().join(' '));
  const found = listed ?? unlisted(name);
  return found && (found.thing === 'ammunition' ? bundle(found, name, count) : { ...found, count });
};

/** The words of a name that tell things apart, each as if of one: `potion`, `healing` of `potions of healing`. */
const wordsOf = (name: string): readonly string[] =>
  asCompared(name)
    .replace(/^\d+ (?=\p{L})/u, '')
    .split(/[^\p{L}\p{N}+−'-]+/u)
    .filter((word) => word !== '' && !/^(an?|the|of)$/.test(word))
    .map((word) =>
      word
        .replace(/^armor$/, 'armour')
        .replace(/ves$/, 'ff')
        .replace(/(?<=..[^s'])s$/, ''),
    );

const ALL: readonly NamedMagic[] = MAGIC_LISTS.flatMap(([, lists]) =>
  lists.flatMap(({ thing, names }) => names.map((name) => ({ thing, name }))),
);

/** Scrolls of so many spells, of which the dice say which. */
const OF_SPELLS = /^scroll of \d/;

/** The things of magic that the lists have, each once and in the order of their names; which spells are on a scroll no list says. */
export const magicListed: readonly NamedMagic[] = [...new Map(ALL.map((one) => [one.name, one])).values()]
  .filter(({ name }) => !OF_SPELLS.test(name))
  .toSorted((one, other) => one.name.localeCompare(other.name));

const LISTED: ReadonlyMap<string, NamedMagic> = new Map(
  ALL.map((one) => [wordsOf(one.name).toSorted().join(' '), one] as const),
);

const BONUS = /^[+−]\d/;
const SAYS_MAGIC = /^(cursed|magic|magical|enchanted)$/;
/** Of these there are none without magic. */
const ALWAYS_MAGIC = /^(potion|scroll|wand)$/;

/** What a thing is that the lists do not have, though its name says that magic is on it: `two-handed sword +1`. */
function unlisted(name: string): NamedMagic | null {
  const kind = kindOf(name);
  const saysSo = wordsOf(name).some((word) => BONUS.test(word) || SAYS_MAGIC.test(word));
  return saysSo || ALWAYS_MAGIC.test(kind) ? { thing: KINDS.get(kind) ?? 'misc', name: withMinus(name.trim()) } : null;
}

/** What a name says of a thing besides its magic, in words: `two-handed sword` of `cursed two-handed sword −1`. */
function plainWords(name: string): readonly string[] {
  const [before = ''] = asCompared(name).split(/(?<=\p{L}.*)(?: [+−]\d|[,;(]| (?:of|with|from|against|to|on) )/u);
  return wordsOf(before).filter((word) => !SAYS_MAGIC.test(word) && !BONUS.test(word));
}

/** The last of them. */
const kindOf = (name: string): string => plainWords(name).at(-1) ?? '';

/** What the kinds that the lists and the list of weapons have are to the rules. */
const KINDS: ReadonlyMap<string, MagicThing> = new Map([
  ...WEAPON_NAMES.map((name) => [kindOf(name), 'weapon'] as const),
  ...ALL.filter(({ thing }) => thing !== 'misc').map(({ thing, name }) => [kindOf(name), thing] as const),
]);

const PLAIN: ReadonlySet<string> = new Set(
  [...WEAPON_NAMES, ...ALL.map(({ name }) => name)].map((name) => plainWords(name).join(' ')),
);

/** What kind of weapon or armour anybody sees that it is; null for what no list has. */
export function plainKind(name: string): string | null {
  const [whole, kind] = [plainWords(name).join(' '), kindOf(name)];
  return PLAIN.has(whole) ? whole : KINDS.has(kind) ? kind : null;
}

/** Missiles by the piece are one bundle of so many, and by more than one as many as the lists have. */
function bundle({ thing, name }: NamedMagic, said: string, count: number): ReturnType<TreasureTables['magicNamed']> {
  if (/^\d/.test(said.trim())) return { thing, name, count };
  const piece = name.replace(/^\d+ /, '');
  if (count === 1) return { thing, name: isPlural(said) ? name : withMinus(said.trim()), count };
  return { thing, name: `${count} ${piece}`, count: 1 };
}
