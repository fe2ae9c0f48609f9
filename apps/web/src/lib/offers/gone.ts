import type { Input, Offer } from '@lanthorn/rules';
import { presetOf, type Values } from './command.ts';

/** Answers of a form that can no longer be given: who or what, and the answers that stand in their place. */
export interface Gone {
  readonly ids: readonly string[];
  readonly instead: Values;
}

/** What was chosen in a form and is offered no longer, as where two have chosen the same and one was first. */
export function goneFrom({ inputs }: Offer, values: Values): Gone {
  const changed = inputs.flatMap((input) => {
    const ids = lostIn(input, values[input.name]);
    return ids.length > 0 ? [{ input, ids }] : [];
  });
  return {
    ids: changed.flatMap(({ ids }) => ids),
    instead: Object.fromEntries(
      changed.map(({ input, ids }) => [input.name, insteadOf(input, values[input.name], ids)]),
    ),
  };
}

function lostIn(input: Input, value: unknown): readonly string[] {
  // What may be typed besides is no choice from the list.
  if (input.kind === 'choice' && input.amount) return [];
  if (input.kind !== 'choice' && input.kind !== 'choices') return [];
  const chosen = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
  return chosen.filter((one) => !input.options.some((option) => option.value === one));
}

function insteadOf(input: Input, value: unknown, lost: readonly string[]): unknown {
  if (input.kind !== 'choices' || !Array.isArray(value)) return presetOf(input);
  return (value as readonly string[]).filter((one) => !lost.includes(one));
}
