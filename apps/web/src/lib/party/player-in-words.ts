/**
 * Who plays somebody, as their card says it: whoever is not at the table is said to be missing.
 * @param player who plays them; null for nobody
 * @param present those at the table; nobody before the table has told
 */
export function playerInWords(
  player: { readonly user: string; readonly name: string } | null,
  present: readonly { readonly user: string }[],
): string {
  if (!player) return '';
  const missing = present.length > 0 && present.every(({ user }) => user !== player.user);
  return ` · ${player.name}${missing ? ', not here' : ''}`;
}
