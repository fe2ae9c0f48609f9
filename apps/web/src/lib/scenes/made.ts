import type { Offer } from '@lanthorn/rules';

const MAKERS: readonly string[] = ['MakeDungeon', 'NewScene', 'DrawLand'];

/** What makes a map: a dungeon by the dice, a blank one, and a hex map. */
export const makersOf = (offers: readonly Offer[]): readonly Offer[] =>
  MAKERS.flatMap((made) => offers.find(({ command }) => command === made) ?? []);

/**
 * What the referee looks at once a map is made: at that map, while the players stay where they are; with the table again,
 * whatever was prepared before, where it was put before the players.
 */
export const lookAtMade = (made: string, onBoard: string | null): string | null => (made === onBoard ? null : made);
