/** Whom somebody plays, and who else is known here, by their ids. */
export interface Own {
  readonly own: readonly string[];
  readonly there: readonly string[];
}

/**
 * Those who became somebody's own since the last look, given or claimed: in front of one's eyes, whoever was there
 * before, as others were made; or while one was away, whoever is one's own and was not.
 * @param kept whom one played when one left; null where that is not known
 */
export function givenSince(before: Own | null, now: Own, kept: readonly string[] | null): readonly string[] {
  if (before) return now.own.filter((one) => before.there.includes(one) && !before.own.includes(one));
  return kept ? now.own.filter((one) => !kept.includes(one)) : [];
}
