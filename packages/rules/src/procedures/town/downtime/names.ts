import type { PASTIMES } from '../../../state/downtime.ts';

/** What each pastime is called, said of one person. */
export const PASTIME_NAMES: Readonly<Record<(typeof PASTIMES)[number], string>> = {
  rest: 'rests and heals',
  research: 'researches a spell',
  train: 'is taught a skill',
  study: 'studies a spell',
  nothing: 'nothing special',
};

/** The only other thing that one could do, as a button says it of them. */
export const INSTEAD: typeof PASTIME_NAMES = {
  ...PASTIME_NAMES,
  rest: 'rests and heals after all',
  nothing: 'does not rest',
};
