import type { Line, Role } from '@lanthorn/rules';

/** Who reads a line, in words for the card; null where all do. */
export function readersOf(
  { secret, ears, instead, text }: Pick<Line, 'secret' | 'ears' | 'instead' | 'text'>,
  you: { readonly role: Role; readonly user: string },
  nameOf: (user: string) => string,
): string | null {
  if (!secret) return null;
  if (instead !== undefined) return instead === text ? 'only you see the dice' : 'only you see this in full';
  const people = (ears?.people ?? []).filter((user) => user !== you.user).map(nameOf);
  const reads = you.role === 'referee' ? (ears?.referee ?? true) : true;
  const self = people.length > 0 || you.role !== 'referee' ? ['you'] : [];
  const referee = you.role === 'referee' ? [] : ears?.referee ? ['the referee'] : [];
  const all = [...(reads ? self : []), ...people, ...referee];
  return all.length === 0 ? 'only the referee' : `only ${listed(all)}`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
