import type { Offer } from '@lanthorn/rules';
import { type Likely, onlyWay } from '../offers/command.ts';

/** Who would do it in place of somebody who is in hand; null where they do it themselves, or it is still to be said. */
export function otherThan(doer: string, offer: Offer, likely: Likely): string | null {
  const who = offer.fixed.creature ?? onlyWay(offer, likely)?.creature;
  return typeof who === 'string' && who !== doer ? who : null;
}
