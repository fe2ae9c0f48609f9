import type { Line } from '@lanthorn/rules';
import { beginsWith, type Named } from './begins.ts';

/** Who a card is of: a creature that is known by its name, or whoever speaks. */
export interface Face {
  readonly name: string;
  readonly side: 'party' | 'others' | 'person';
  /** As on its card and its token; null for none. */
  readonly icon: string | null;
}

interface Known extends Named {
  readonly icon: string | null;
  readonly kind: string;
}

/** Whoever speaks or acts in a line; null for what nobody does. The longest name wins: `Hild Ashgrove` before `Hild`. */
export function faceOf({ speaker, text }: Pick<Line, 'speaker' | 'text'>, creatures: readonly Known[]): Face | null {
  const acting = speaker ?? text;
  let found: Known | null = null;
  for (const one of creatures) if (beginsWith(acting, one) && one.name.length > (found?.name.length ?? 0)) found = one;
  if (found) return { name: found.name, side: found.kind === 'monster' ? 'others' : 'party', icon: found.icon };
  return speaker ? { name: speaker, side: 'person', icon: null } : null;
}
