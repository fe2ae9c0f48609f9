import { hasSquare, type Square, sameSquare } from '@lanthorn/geometry';
import type { WireCommand } from '@lanthorn/protocol';
import { type Input, manyOfKind, type Offer, type Option, readAmount } from '@lanthorn/rules';
import { wireCommand } from '../seat/wire-command.ts';

/** What a person has filled in, by the input's name. */
export type Values = Record<string, unknown>;

/** What is under the pointer, and after it what is in hand: whatever asks for one of its kind is answered by it first. */
export interface Likely {
  readonly ids: readonly string[];
  readonly square: Square | null;
  /** Who or what is under the pointer, which `ids` begin with; absent where nothing is. */
  readonly pointed?: string | null;
}

const NOTHING: Likely = { ids: [], square: null };

/** What each input holds before anyone has touched it. */
export function presets(offer: Offer, pointed: Likely = NOTHING): Values {
  const likely = elsewhere(offer, pointed);
  const meant = (input: Input) => likelyOf(input, input.kind === 'choices' ? besideActor(offer, likely) : likely);
  return Object.fromEntries(offer.inputs.map((input) => [input.name, meant(input) ?? presetOf(input)]));
}

/** Whoever is pointed at is put anywhere but where they stand already. */
const elsewhere = ({ command, about }: Offer, likely: Likely): Likely =>
  command === 'PlaceCreature' && about !== null && about === likely.pointed ? { ...likely, square: null } : likely;

/** What an answer says, and what stands in other fields because of it. @param before what stands in all of them */
export const answered = (input: Input, value: unknown, before: Values): Values => ({
  ...(input.kind === 'text' ? input.suggests?.find((one) => one.value === value)?.fills : {}),
  ...(input.kind === 'choice' ? followed(input.options, value, before) : {}),
  [input.name]: value,
});

/** What goes with the option that is chosen, where another option, and nobody's hand, wrote what stands there. */
function followed(options: readonly Option[], value: unknown, before: Values): Values {
  const fills = Object.entries(options.find((one) => one.value === value)?.fills ?? {});
  return Object.fromEntries(fills.filter(([name]) => options.some((one) => one.fills?.[name] === before[name])));
}

/** Whoever is in hand so as to act, or beside them, is one of those it is done to only where they are pointed at. */
const besideActor = ({ about }: Offer, likely: Likely): Likely =>
  about !== null && likely.ids.includes(about) ? { ...likely, ids: [likely.pointed ?? []].flat() } : likely;

/** The ids that are filled in before anyone has touched the form. */
export const proposed = (offer: Offer, likely?: Likely): readonly string[] =>
  Object.values(presets(offer, likely))
    .flat()
    .filter((value) => typeof value === 'string');

function likelyOf(input: Input, { ids, square }: Likely): unknown {
  if (input.kind === 'choice') return ids.find((id) => input.options.some(({ value }) => value === id));
  if (input.kind === 'choices') {
    const meant = input.options.map(({ value }) => value).filter((value) => ids.includes(value));
    return meant.length > 0 && meant.length >= input.least && meant.length <= (input.most ?? Infinity)
      ? meant
      : undefined;
  }
  if (input.kind !== 'square' || square === null) return undefined;
  return takes(input, square) ? square : undefined;
}

/** What is asked of a square. */
export type SquareAsked = Omit<Extract<Input, { kind: 'square' }>, 'kind' | 'name' | 'label' | 'preset'>;

/** Whether a square may be the answer: one that is listed, or any where others may be named too, but in the rock. */
export const takes = ({ from, further, floor }: SquareAsked, square: Square): boolean =>
  from === null
    ? floor === undefined || hasSquare(floor, square)
    : further === true || from.some((one) => sameSquare(one, square));

/** The one way to fill an offer in; null when there is something to choose, or to be read first. */
export function onlyWay(offer: Offer, likely: Likely = NOTHING): Values | null {
  return offer.asks === undefined && offer.inputs.every((input) => isSettled(input, elsewhere(offer, likely)))
    ? presets(offer, likely)
    : null;
}

/** The square of the board that is all an offer asks for; null where it asks for more, less or something else, or is to be read first. */
export function onlySquare({ inputs, asks }: Offer): Extract<Input, { kind: 'square' }> | null {
  const [first, more] = inputs;
  return first?.kind === 'square' && !more && asks === undefined ? first : null;
}

/** A target or a place that is under the pointer has been chosen by pointing at it. */
function isSettled(input: Input, likely: Likely): boolean {
  switch (input.kind) {
    case 'choice':
      return input.options.length === 1 || likelyOf(input, likely) !== undefined;
    case 'choices':
      return input.options.length === input.least || isOnlyOne(input);
    case 'number':
      return input.min === input.max;
    case 'square':
      return (input.from?.length === 1 && !input.further) || likelyOf(input, likely) !== undefined;
    case 'flag':
    case 'text':
      return false;
    default:
      return input satisfies never;
  }
}

/** One alone may be chosen, and is proposed: nobody would choose nobody. */
const isOnlyOne = ({ options, preset }: Extract<Input, { kind: 'choices' }>): boolean =>
  options.length === 1 && options.every(({ value }) => preset?.includes(value));

export function presetOf(input: Input): unknown {
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
      return input.preset ?? input.from?.[0] ?? null;
    default:
      return input satisfies never;
  }
}

/** The command of an offer with these values. The server checks it; a hand-made one would be checked as well. */
export const commandOf = (offer: Offer, values: Values): WireCommand =>
  wireCommand(offer.command, { ...offer.fixed, ...values });

/** Whether everything that must be filled in is. */
export function complete(offer: Offer, values: Values): boolean {
  return offer.inputs.every((input) => {
    const value = values[input.name];
    if (input.kind === 'choices')
      return Array.isArray(value) && value.length >= input.least && value.length <= (input.most ?? Infinity);
    if (input.kind === 'number') return typeof value === 'number' && value >= input.min && value <= input.max;
    if (input.kind === 'square') return value !== null;
    if (input.kind === 'choice')
      return input.amount ? isAmount(value) : input.options.some((option) => option.value === value);
    return true;
  });
}

/** A number, or dice as they are written, within the bounds of the rules: `47`, `2d6+1`. */
const isAmount = (value: unknown): boolean => typeof value === 'string' && readAmount(value) !== null;

/** What a field is called, as the others are filled in now. */
export function labelOf(input: Input, values: Values): string {
  const labels = input.kind === 'number' ? input.labels : undefined;
  return labels?.of[String(values[labels.by])] ?? input.label;
}

/** What the button says that sends a form: what is chosen, in the words of the offer; its label while something is missing. */
export function confirmOf({ confirm, inputs, label }: Offer, values: Values): string {
  if (confirm === undefined) return label;
  let missing = false;
  const chosen = (name: string): string => {
    const input = inputs.find((one) => one.name === name);
    return input ? wordFor(input, values[name]) : '';
  };
  const said = confirm.replaceAll(/\{(\w+)(?: (\w+))?\}/g, (_, name: string, kind?: string) => {
    const words = [name, ...(kind ? [kind] : [])].map(chosen);
    if (words.includes('')) missing = true;
    const [first = '', of] = words;
    return of ? manyOfKind(Number(first), of) : first;
  });
  return missing ? label : said;
}

/** What a button says: where one thing alone can be meant by `something`, which it is, since it is done at once. */
export const labelFor = (offer: Offer, only: Values | null): string =>
  only && /\bsomething\b/.test(offer.label) ? confirmOf(offer, only) : offer.label;

/**
 * Whether a form says by its button all that its title would, and is so short that both are read at once. What only asks
 * for ticks does not tell of what, before the button is read.
 */
export const speaksForItself = ({ confirm, inputs, command }: Offer): boolean =>
  confirm === undefined &&
  inputs.length <= 2 &&
  command !== 'PoolTreasure' &&
  inputs.some(({ kind }) => kind !== 'flag');

const wordFor = (input: Input, value: unknown): string =>
  input.kind === 'choice'
    ? (inSentence(input.options.find((one) => one.value === value)) ?? (input.amount ? String(value).trim() : ''))
    : String(value ?? '').trim();

const inSentence = (option: Option | undefined): string | undefined => option?.said ?? option?.label;
