import type { Ground } from '@lanthorn/rules';

/** What the hand does on the hex map; with `ways` roads and rivers are drawn over the land as it is. */
export type Brush = Ground | 'look' | 'party' | 'ways';

/** Where the party is, and what the brush pours. */
interface Hinted {
  /** The party is not on this map yet, and may be put there. */
  readonly awaitsParty?: boolean;
  /** It stands on the board, which it leaves for a hex. */
  readonly onBoard?: boolean;
  /** A ground is poured over all that is joined and alike. */
  readonly fills?: boolean;
  /** By a finger, and not by a mouse. */
  readonly touched?: boolean;
}

/** What a click or a stroke does with the brush that is in hand. */
export function hintFor(brush: Brush, hinted: Hinted): string {
  const hint = hintByMouse(brush, hinted);
  return hinted.touched ? hint.replace(/\bclick\b/i, (click) => (click === 'Click' ? 'Tap' : 'tap')) : hint;
}

function hintByMouse(brush: Brush, { awaitsParty = false, onBoard = false, fills = false }: Hinted): string {
  const leaves = onBoard ? ', and the party leaves the board for it' : '';
  if (brush === 'look')
    return awaitsParty
      ? `The party is not on this map: click the hex it stands on${leaves}.`
      : 'Click a hex to read what is there.';
  if (brush === 'party') return `Click the hex that the party stands on${leaves}.`;
  if (brush === 'ways') return 'Drag from hex to hex to draw the roads and rivers that are ticked.';
  if (fills) return `Click a hex to make it ${brush}, and all that is joined to it and of the same ground.`;
  return `Click a hex, or drag over several, to make it ${brush}.`;
}
