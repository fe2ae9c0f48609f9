/** The turn at whose end a light goes out; the turn in which it is lit counts as its first (R49). */
export const expiresEndOfTurn = (litTurn: number, turns: number): number => litTurn + turns - 1;
