import { keep, keptValue } from '../ui/kept.ts';

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

const keyOf = (campaign: string, user: string): string => `lanthorn-own-${campaign}-${user}`;

/** Whom somebody played when they left; null where this browser does not know. */
export function ownKept(campaign: string, user: string): readonly string[] | null {
  const own = keptValue(keyOf(campaign, user));
  return Array.isArray(own) ? own.filter((one) => typeof one === 'string') : null;
}

export const keepOwn = (campaign: string, user: string, own: readonly string[]): void =>
  keep(keyOf(campaign, user), JSON.stringify(own));

/** Somebody takes a seat, and plays nobody yet: whom they are given before their page is there, they are told of too. */
export function beginOwn(campaign: string, user: string): void {
  if (ownKept(campaign, user) === null) keepOwn(campaign, user, []);
}
