import { called } from '../../../state/called.ts';
import { isAwaited, partyOf } from '../../../state/read.ts';
import { type Asking, idsOf, keysOf, listed, type Said } from './said.ts';

/** Those who joined the party while it was out, and come to the others when the referee lets them; null for nobody. */
export function newlyCome(asking: Asking): Pick<Said, 'who' | 'offers' | 'sentence'> | null {
  const come = partyOf(asking.state).filter(isAwaited);
  const offers = keysOf(asking, ['PlaceCreature'], ({ key }) =>
    come.some(({ id }) => key === `PlaceCreature:to-party:${id}`),
  );
  if (offers.length === 0) return null;
  const sentence = `${listed(come.map(called))} ${come.length > 1 ? 'are' : 'is'} new`;
  return { who: idsOf(come), offers, sentence };
}

/** What an encounter waits for, with those whom the referee may let come to it: they take part as soon as they are there. */
export function withNewlyCome(asking: Asking, said: Said): Said {
  const come = asking.referee ? newlyCome(asking) : null;
  if (!come) return said;
  const [first, ...others] = said.offers;
  return {
    ...said,
    sentence: `${come.sentence}, and may be brought to the party. ${said.sentence}`,
    offers: [...(first === undefined ? [] : [first]), ...come.offers, ...others],
  };
}
