/** Who of the party there is, and where: null for no map. */
interface Member {
  readonly id: string;
  readonly at: object | null;
  readonly conditions: readonly string[];
}

/** Whether nobody living of the party stands on a map, as on the road, or at home. */
export function isAway(party: readonly string[], creatures: readonly Member[]): boolean {
  const living = creatures.filter(({ id, conditions }) => party.includes(id) && !conditions.includes('dead'));
  return living.length > 0 && living.every(({ at }) => at === null);
}
