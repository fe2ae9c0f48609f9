import type { Ground } from '@lanthorn/rules';

/** What the hand does on the hex map; with `ways` roads and rivers are drawn over the land as it is. */
export type Brush = Ground | 'look' | 'party' | 'ways';

/**
 * What a click or a stroke does with the brush that is in hand.
 * @param awaitsParty the party is not on the map yet, and may be put there
 * @param fills a ground is poured over all that is joined and alike
 */
export function hintFor(brush: Brush, awaitsParty: boolean, fills = false): string {
  if (brush === 'look')
    return awaitsParty
      ? 'The party is not on this map: click the hex it stands on.'
      : 'Click a hex to read what is there.';
  if (brush === 'party') return 'Click the hex that the party stands on.';
  if (brush === 'ways') return 'Drag from hex to hex to draw the roads and rivers that are ticked.';
  if (fills) return `Click a hex to make it ${brush}, and all that is joined to it and of the same ground.`;
  return `Click a hex, or drag over several, to make it ${brush}.`;
}
