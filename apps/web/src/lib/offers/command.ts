import type { WireCommand } from '@lanthorn/protocol';
import type { Input, Offer } from '@lanthorn/rules';

/** What a person has filled in, by the input's name. */
export type Values = Record<string, unknown>;

/** What an input holds before anyone has touched it. */
export function presets(offer: Offer): Values {
  return Object.fromEntries(offer.inputs.map((input) => [input.name, presetOf(input)]));
}

function presetOf(input: Input): unknown {
  switch (input.kind) {
    case 'choice':
      return input.preset ?? input.options[0]?.value ?? '';
    case 'choices':
      return [...(input.preset ?? input.options.slice(0, input.least).map(({ value }) => value))];
    case 'number':
    case 'flag':
    case 'text':
      return input.preset;
    case 'square':
      return input.from?.[0] ?? null;
    default:
      return input satisfies never;
  }
}

/** The command of an offer with these values. The server checks it; a hand-made one would be checked as well. */
export const commandOf = (offer: Offer, values: Values): WireCommand =>
  ({ type: offer.command, ...offer.fixed, ...values }) as unknown as WireCommand;

/** Whether everything that must be filled in is. */
export function complete(offer: Offer, values: Values): boolean {
  return offer.inputs.every((input) => {
    const value = values[input.name];
    if (input.kind === 'choices')
      return Array.isArray(value) && value.length >= input.least && value.length <= (input.most ?? Infinity);
    if (input.kind === 'number') return typeof value === 'number' && value >= input.min && value <= input.max;
    if (input.kind === 'square') return value !== null;
    if (input.kind === 'choice') return input.options.some((option) => option.value === value);
    return true;
  });
}
