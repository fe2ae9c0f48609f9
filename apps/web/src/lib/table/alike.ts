import type { Offer } from '@lanthorn/rules';

/** The keys of offers that say the same as another and are about somebody else, so that it must be said about whom. */
export function alike(offers: readonly Offer[]): ReadonlySet<string> {
  const groups = Map.groupBy(offers, ({ label }) => label);
  const several = [...groups.values()].filter((group) => new Set(group.map(({ about }) => about)).size > 1);
  return new Set(several.flat().map(({ key }) => key));
}
