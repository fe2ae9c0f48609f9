import type { Square } from '@lanthorn/geometry';
import type { Input, Offer } from '@lanthorn/rules';
import { takes, type Values } from './command.ts';

type OfThings = Extract<Input, { kind: 'choice' | 'choices' }>;

/** What of an offer is answered by pointing at somebody: of several questions the last, since who acts is asked before at whom. */
export const inputFor = ({ inputs }: Offer, id: string): OfThings | undefined =>
  inputs.findLast((input): input is OfThings => isOfThings(input) && input.options.some(({ value }) => value === id));

const isOfThings = (input: Input): input is OfThings => input.kind === 'choice' || input.kind === 'choices';

/** What a question holds once somebody is pointed at: of one answer it is they; of several, one more, or one fewer. */
export function pointedAt(input: OfThings, value: unknown, id: string): unknown {
  if (input.kind === 'choice') return id;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const most = input.most ?? Number.POSITIVE_INFINITY;
  return [...chosen.slice(0, most - 1), id];
}

/** What of an offer is answered by pointing at a square. */
export const squareFor = ({ inputs }: Offer, square: Square): Input | undefined =>
  inputs.find((input) => input.kind === 'square' && takes(input, square));

/** Whether an offer asks for a place, or for one of some: then whatever is pointed at answers it, or is no answer. */
export const aimsAt = ({ inputs }: Offer, there: readonly string[]): boolean =>
  inputs.some(
    (input) =>
      input.kind === 'square' || (isOfThings(input) && input.options.some(({ value }) => there.includes(value))),
  );

/** Who and what is chosen in a form. */
export const chosenIn = ({ inputs }: Offer, values: Values): readonly string[] =>
  inputs.filter(isOfThings).flatMap(({ name }) => values[name] as string | readonly string[]);
