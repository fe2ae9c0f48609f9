import type { Passage } from './rule.ts';

/** The ways to run on, in words. */
export const THROUGH: Readonly<Record<Passage, string>> = {
  corner: 'around a corner',
  door: 'through a door',
  stairs: 'over stairs',
  'secret-door': 'through a secret door',
};
