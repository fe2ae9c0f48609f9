import { plural, sharedEnding, withoutNumber } from '../../../core/words.ts';
import { type Called, nameOfOne } from '../../../state/called.ts';

/** `The goblins`, also when each has a by-name before it, or the name of a lone one. */
export function groupName(members: readonly Called[]): string {
  const [lone, ...others] = members;
  if (lone && others.length === 0) return nameOfOne(lone);
  return groupOfKind(members) ?? 'The monsters';
}

/** `The goblins` of several who are of one kind; null where they are not. */
export function groupOfKind(members: readonly Called[]): string | null {
  const [first = '', ...names] = members.map(({ name }) => withoutNumber(name));
  const kind = names.reduce(sharedEnding, first);
  return kind === '' ? null : `The ${plural(kind.toLowerCase())}`;
}
