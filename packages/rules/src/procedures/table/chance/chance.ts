/** A chance as the books give it: `2-in-6` is `{ sides: 6, upTo: 2 }`, 35% is `{ sides: 100, upTo: 35 }`. */
export interface Chance {
  readonly sides: number;
  readonly upTo: number;
}

export const inSix = (upTo: number): Chance => ({ sides: 6, upTo });
export const percent = (upTo: number): Chance => ({ sides: 100, upTo });

/** A low roll succeeds; a chance of 0 never does, one as great as the die always does. */
export const succeeds = ({ upTo }: Chance, face: number): boolean => face <= upTo;

/** `2-in-6`, `35%`. */
export const chanceText = ({ sides, upTo }: Chance): string => (sides === 100 ? `${upTo}%` : `${upTo}-in-${sides}`);
