import { plural, sharedEnding, withoutNumber } from '../../../core/words.ts';
import { type Called, nameOfOne } from '../../../state/called.ts';

/** `The goblins`, also when each has a by-name before it, or the name of a lone one. */
export function groupName(members: readonly Called[]): string {
  const names = [...new Set(members.map(({ name }) => withoutNumber(name)))];
  const [first = 'monster'] = names;
  const [lone, ...others] = members;
  if (lone && others.length === 0) return nameOfOne(lone);
  const kind = names.reduce(sharedEnding, first);
  return kind === '' ? 'The monsters' : `The ${plural(kind.toLowerCase())}`;
}
