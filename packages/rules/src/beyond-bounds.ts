import type { GameEvent } from './core/index.ts';
import { MOST_ACROSS } from './procedures/body/creature/bounds.ts';
import type { PenStroke } from './procedures/dungeon/mapping/kept.ts';

/** Squares along a side of the party's own paper, which also a stroke of the pen may leave by mistake. */
const PAPER = 1_000;
/** Feet that an area reaches. */
const MOST_FEET = 1_000;
/** Minutes by which the gallery is late. */
const MOST_LATE = 30;

/** Figures of an event, of a log made elsewhere, that no command could bring and that would be counted through one by one. */
export function beyondBounds(event: GameEvent): string | null {
  switch (event.type) {
    case 'PartyMapBegun':
      return within(PAPER, event.width, event.height);
    case 'PartyMapDrawn':
      return within(PAPER, ...event.strokes.flatMap(placesOf));
    case 'PoseSet':
      return within(MOST_ACROSS, event.across ?? 0);
    case 'AreaPlaced':
      return within(MOST_FEET, event.area.feet, event.area.width);
    case 'GalleryDelayed':
      return within(MOST_LATE, event.minutes);
    default:
      return null;
  }
}

const placesOf = (stroke: PenStroke): readonly number[] =>
  'fill' in stroke ? [stroke.from.x, stroke.from.y, stroke.to.x, stroke.to.y] : [];

const within = (most: number, ...figures: readonly unknown[]): string | null =>
  figures.every((figure) => typeof figure === 'number' && Math.abs(figure) <= most)
    ? null
    : `a figure in it is larger than ${most}`;
