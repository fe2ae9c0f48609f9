/** The classes between which one who has two chooses for the day. */
export const OPERATING = ['fighter', 'magic-user'] as const;

export type Operating = (typeof OPERATING)[number];
