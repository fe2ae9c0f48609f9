import type { Offer } from '@lanthorn/rules';

/** What may be done with one thing: offers that ask which, with this one as the answer. */
export function offersAbout(offers: readonly Offer[], item: string): readonly Offer[] {
  return offers.flatMap((offer) => {
    const asks = offer.inputs.find(
      (input) => input.kind === 'choice' && input.options.some(({ value }) => value === item),
    );
    if (!asks) return [];
    return [
      {
        ...offer,
        key: `${offer.key}:${item}`,
        label: offer.label.replace(' something', '').replace(' a spell', ''),
        fixed: { ...offer.fixed, [asks.name]: item },
        inputs: offer.inputs.filter((input) => input !== asks),
      },
    ];
  });
}

/** Whereby the referee makes known what a thing is that was found and is not known yet. */
export const revealing = (offers: readonly Offer[], item: string): readonly Offer[] =>
  offers.filter(({ command, fixed }) => command === 'RevealThing' && fixed.thing === item);

/** Offers that ask which of these things: they stand by the things themselves. */
export const asksFor = (offer: Offer, items: readonly string[]): boolean =>
  offer.inputs.some((input) => input.kind === 'choice' && input.options.some(({ value }) => items.includes(value)));
