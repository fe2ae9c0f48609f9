import type { Creature } from '../../../state/creature.ts';
import { nameOfOne } from '../../../state/sides.ts';

/** `The goblins`, also when each has a by-name before it, or the name of a lone one. */
export function groupName(members: readonly Pick<Creature, 'name'>[]): string {
  const names = members.map(({ name }) => name.replace(/ \d+$/, ''));
  const [first = 'monster'] = names;
  const [lone, ...others] = members;
  if (lone && others.length === 0) return nameOfOne(lone);
  const kind = names.reduce(sharedEnding, first);
  return kind === '' ? 'The monsters' : `The ${plural(kind.toLowerCase())}`;
}

/** The last words that two names have in common. */
function sharedEnding(one: string, other: string): string {
  const [words, others] = [one.split(' ').toReversed(), other.split(' ').toReversed()];
  const differs = words.findIndex((word, place) => word.toLowerCase() !== others[place]?.toLowerCase());
  return words
    .slice(0, differs < 0 ? words.length : differs)
    .toReversed()
    .join(' ');
}

function plural(name: string): string {
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name.endsWith('f') ? `${name.slice(0, -1)}ves` : `${name}s`;
}
