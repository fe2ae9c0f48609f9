import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { REACTIONS, type Reaction, type ReactionRule } from './rule.ts';

/** OSE-EVT-08. */
const RESULTS: readonly (readonly [upTo: number, result: Reaction])[] = [
  [2, 'attacks'],
  [5, 'hostile'],
  [8, 'uncertain'],
  [11, 'indifferent'],
  [Infinity, 'friendly'],
];

/** OSE-EVT-08, OSE-EVT-09. */
export const oseReaction: ReactionRule = {
  cites: { speaker: 'OSE-EVT-09' },
  id: 'OSE-EVT-08',
  dice: { count: 2, sides: 6 },
  words: null,
  speaking: (charisma) => (charisma === null ? 0 : abilityBand(charisma).reaction),
  result: (total) => RESULTS.find(([upTo]) => total <= upTo)?.[1] ?? 'friendly',
  results: REACTIONS,
};
