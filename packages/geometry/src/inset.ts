/**
 * How far from the edges of a place lie the points that stand for it when one looks at it, where neighbours are 1 apart.
 * A wall drawn this much too far inside a place does not show it to the wrong side.
 */
export const INSET = 0.2;
