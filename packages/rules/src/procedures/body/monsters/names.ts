import { atFirst } from '../../../core/words.ts';

/** What tells one monster of a kind from another at the table. */
const LOOKS = [
  'tall',
  'stout',
  'scarred',
  'lame',
  'grim',
  'pale',
  'dusky',
  'lean',
  'broad',
  'nimble',
  'ragged',
  'crooked',
  'grey',
  'gaunt',
  'restless',
  'wary',
  'bold',
  'sullen',
  'wild',
  'old',
  'young',
  'mangy',
  'squat',
  'one-eyed',
  'limping',
  'hulking',
  'sleek',
  'spotted',
  'torn-eared',
  'wiry',
  'sly',
  'drooling',
  'snarling',
  'silent',
  'dirty',
  'bent',
  'heavy',
  'quick',
  'hunched',
  'lanky',
] as const;

/**
 * Names for monsters of one kind: the kind alone for a single one, else each with a look of its own. The look comes
 * from the random id, and from nothing else: neither from counting nor from who is there already, so that a name
 * does not tell of others. Of those beyond the last look each has a number, in turn.
 * @param own it is no kind, but a name of their own
 */
export function namesFor(kind: string, ids: readonly string[], own = false): readonly string[] {
  if (ids.length === 1) return [kind];
  const looks = withLooks(own ? kind : kind.toLowerCase());
  const used = new Set<string>();
  return ids.map((id) => {
    const name = freeOf(looks, id, used) ?? numbered(kind, used);
    used.add(name);
    return name;
  });
}

/** What one of a kind is called who comes to others: with a look that none of them has. */
export const nameBeside = (kind: string, id: string, used: ReadonlySet<string>): string =>
  freeOf(withLooks(kind.toLowerCase()), id, used) ?? numbered(kind, used);

const withLooks = (kind: string): readonly string[] => LOOKS.map((look) => atFirst(`${look} ${kind}`));

/** A number after the looks, which are all used: the least that nobody has. */
function numbered(kind: string, used: ReadonlySet<string>): string {
  const from = (number: number): string => {
    const name = `${kind} ${number}`;
    return used.has(name) ? from(number + 1) : name;
  };
  return from(LOOKS.length + 1);
}

/** The name of a list that an id stands for, or the next one that nobody has; undefined when all are used. */
export function freeOf(names: readonly string[], id: string, used: ReadonlySet<string>): string | undefined {
  const start = hash(id) % names.length;
  return [...names.slice(start), ...names.slice(0, start)].find((name) => !used.has(name));
}

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
