import type { HitDice } from '../../../state/creature.ts';

const NOTATION = /^(½|1\/2|<1|\d+(?:\.\d+)?)\s*(?:([+−–-])(\d*))?\s*(\**)$/;

const LESS_THAN_ONE: readonly string[] = ['½', '1/2', '<1'];

/** Hit dice as a list writes them: `3+1*`, `1-1`, `½`; null when it is none. A bare `+` counts as +1. */
export function readHitDice(text: string): HitDice | null {
  const found = NOTATION.exec(text.trim());
  if (!found) return null;
  const [, dice = '', sign = '', plus = '', stars = ''] = found;
  const size = plus === '' ? 1 : Number(plus);
  return {
    dice: LESS_THAN_ONE.includes(dice) ? 0.5 : Number(dice),
    plus: sign === '' ? 0 : sign === '+' ? size : -size,
    stars: stars.length,
  };
}
