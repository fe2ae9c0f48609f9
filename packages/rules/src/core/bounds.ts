/** The least and the most of a whole number, both allowed: of a command's field, and of the offer that asks for it. */
export type Bounds = readonly [least: number, most: number];

/** What a referee adds to a throw, or takes from it. */
export const ADDED: Bounds = [-10, 10];
