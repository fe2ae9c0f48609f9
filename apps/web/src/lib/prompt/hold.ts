import type { Offer } from '@lanthorn/rules';

/** That who is in hand holds, by H; with Shift, or where nobody in hand is waited for, whoever comes first in the bar. */
export function heldByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  answers: readonly Offer[],
  hand: readonly string[],
): Offer | null {
  if (key.toLowerCase() !== 'h') return null;
  const holds = answers.filter(({ command, fixed }) => command === 'Hold' && fixed.strike !== true);
  const own = holds.find(({ about }) => about !== null && hand.includes(about));
  return (shiftKey ? holds[0] : (own ?? holds[0])) ?? null;
}
