import type { Offer } from '@lanthorn/rules';
import { presets, type Values } from '../offers/command.ts';

/** That those in hand are met: whom, and how it is asked. */
export interface Meeting {
  readonly offer: Offer;
  readonly values: Values;
  /** `Begin the encounter: Grik and Snag`. */
  readonly label: string;
}

/** More than so many are counted, not named. */
const FEW = 3;

/** An encounter with those of the hand who can be met; null when nobody of them can, or those are offered already. */
export function withSelected(offers: readonly Offer[], hand: readonly string[]): Meeting | null {
  const offer = offers.find(({ command, inputs }) => command === 'BeginEncounter' && inputs.length > 0);
  const who = offer?.inputs.find(({ name }) => name === 'creatures');
  if (!offer || who?.kind !== 'choices') return null;
  const met = who.options.filter(({ value }) => hand.includes(value));
  if (met.length === 0 || offers.some(({ fixed }) => isThese(fixed.creatures, met))) return null;
  const names = met.map(({ label }) => label);
  const last = names.at(-1) ?? '';
  const called =
    names.length > FEW
      ? `${names.length} selected`
      : [names.slice(0, -1).join(', '), last].filter(Boolean).join(' and ');
  return {
    offer,
    values: { ...presets(offer, { ids: hand, square: null }), atOnce: true },
    label: `Begin the encounter: ${called}`,
  };
}

const isThese = (creatures: unknown, met: readonly { readonly value: string }[]): boolean =>
  Array.isArray(creatures) && creatures.length === met.length && met.every(({ value }) => creatures.includes(value));
