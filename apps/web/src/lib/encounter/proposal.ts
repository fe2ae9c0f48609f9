import type { Offer } from '@lanthorn/rules';

/** The proposal of whom the party meets, among the offers that may be asked without anybody selected. */
export const proposalIn = (offers: readonly Offer[]): Offer | null =>
  offers.find(
    ({ command, place, fixed }) => command === 'BeginEncounter' && place === 'encounter' && 'creatures' in fixed,
  ) ?? null;

/**
 * The proposal that is shown: one of somebody in the dark stays while the same may still be met, so that nobody else
 * comes under the pointer; who is seen, or has been drawn up, comes before it.
 */
export function keptProposal(before: Offer | null, offers: readonly Offer[]): Offer | null {
  const now = proposalIn(offers);
  if (before === null || now === null || now.next || before.next) return now;
  const stands = offers.some(({ command, fixed }) => command === 'BeginEncounter' && isSame(fixed, before.fixed));
  return stands ? before : now;
}

const isSame = (one: Offer['fixed'], other: Offer['fixed']): boolean =>
  JSON.stringify(one.creatures) === JSON.stringify(other.creatures);
