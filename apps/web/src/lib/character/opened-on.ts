/** Somebody of one's own, as the page of characters needs to know them. */
interface Own {
  readonly id: string;
  readonly conditions: readonly string[];
  /** Just made, and not in play yet. */
  readonly fresh: boolean;
}

/**
 * On whom the page of characters opens: whoever was made last and is still to be fitted out, whoever was looked at on
 * the page before, the first of one's own, or the first there is; the dead after all others. Null where there is nobody.
 * @param looked whose card was open at the table, and then those whom this person plays
 */
export function openedOn<One extends Own>(theirs: readonly One[], looked: readonly (string | null)[]): One | null {
  const alive = theirs.filter(({ conditions }) => !conditions.includes('dead'));
  const made = alive.findLast(({ fresh }) => fresh);
  const known = looked.flatMap((id) => alive.find((one) => one.id === id) ?? []);
  return made ?? known[0] ?? alive[0] ?? theirs[0] ?? null;
}
