/** Set by `pnpm laws`, which tries cases that nobody has tried, and all of them. */
export const inFull = process.env.LANTHORN_LAWS !== undefined;

/** The part of a law's cases that is drawn each time the tests run. */
const OFTEN = 1 / 3;

/** How many cases of a law are tried: all of them under `pnpm laws`; each time the tests run the first of those, which stay the same. */
export const runs = (all: number): number => (inFull ? all : Math.ceil(all * OFTEN));
