import { flag, id, maybe, number, oneOf, record, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

/** No scene reaches farther, in squares. */
const measure = number(-1_000, 1_000);

export const areasCommands = forms({
  /** A player or the referee lays an area over the map. */
  PlaceArea: {
    /** Absent for the map on the board; another is the referee's to name. */
    scene: maybe(id('scene')),
    kind: oneOf('circle', 'cone', 'line', 'square'),
    /** In squares. */
    at: record({ x: measure, y: measure }),
    /** The radius of a circle, the side of a square, how far a cone or a line goes. */
    feet: whole(1, 1_000),
    /** Of a cone at its far end, of a line all along, in feet; anything for the others. */
    width: whole(0, 1_000),
    /** Where a cone or a line goes: clockwise from the right; anything for the others. */
    degrees: whole(0, 359),
    /** Feet above the floor, below it less than nothing; absent on the floor. */
    height: maybe(whole(-1_000, 1_000)),
    /** Whether the players see what the referee lays; those of players are seen by all. */
    open: flag,
  },
  /** Whoever laid an area, or the referee, takes it off again. */
  RemoveArea: { area: id('area') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly areas: typeof areasCommands;
  }
}
