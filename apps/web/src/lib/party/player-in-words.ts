interface Person {
  readonly user: string;
}

/**
 * What is said behind the name of whoever is missing at the table.
 * @param present those at the table; nobody before the table has told
 * @param people those of whom it is asked; others, such as characters, are never missing
 */
export function notHere(user: string, present: readonly Person[], people: readonly Person[] = [{ user }]): string {
  const missing = present.length > 0 && present.every((one) => one.user !== user);
  return missing && people.some((one) => one.user === user) ? ', not here' : '';
}

/** Who plays somebody, as their card says it; null for nobody. */
export const playerInWords = (
  player: (Person & { readonly name: string }) | null,
  present: readonly Person[],
): string => (player ? ` · ${player.name}${notHere(player.user, present)}` : '');
