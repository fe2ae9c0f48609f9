import type { Offer } from '@lanthorn/rules';

/** The proposal of whom the party meets, among the offers that may be asked without anybody selected. */
export const proposalIn = (offers: readonly Offer[]): Offer | null =>
  offers.find(({ key }) => key === 'BeginEncounter:these') ?? null;

/**
 * The proposal that is shown: under the pointer one of somebody in the dark stays while the same may still be met, so
 * that nobody else is met by a click that was meant for them; who is seen, or has been drawn up, comes before it.
 */
export function keptProposal(before: Offer | null, offers: readonly Offer[], pointed: boolean): Offer | null {
  const now = proposalIn(offers);
  if (!pointed || before === null || now === null || now.next || before.next) return now;
  const stands = offers.some(({ command, fixed }) => command === 'BeginEncounter' && isSame(fixed, before.fixed));
  return stands ? before : now;
}

const isSame = (one: Offer['fixed'], other: Offer['fixed']): boolean =>
  JSON.stringify(one.creatures) === JSON.stringify(other.creatures);

/**
 * The offers in the order in which they are shown: under the pointer each keeps the place that it has, and what is new
 * comes after them, so that no click falls on another than was meant.
 * @param shown the keys of those shown before, in their order
 */
export function inTheirPlaces(shown: readonly string[], offers: readonly Offer[], pointed: boolean): readonly Offer[] {
  if (!pointed) return offers;
  const place = ({ key }: Offer): number => (shown.includes(key) ? shown.indexOf(key) : shown.length);
  return offers.toSorted((one, other) => place(one) - place(other));
}
