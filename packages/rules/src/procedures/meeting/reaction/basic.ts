import { abilityBand } from '../../../books/ose/content/abilities.ts';
import type { Reaction, ReactionRule } from './rule.ts';

/** BFR-REA-01, in the words of play: unfavourable is hostile, favourable indifferent, very favourable friendly. */
const RESULTS: readonly (readonly [upTo: number, result: Reaction])[] = [
  [2, 'attacks'],
  [7, 'hostile'],
  [11, 'indifferent'],
  [Infinity, 'friendly'],
];

/** BFR-REA-01, BFR-REA-02. */
export const basicReaction: ReactionRule = {
  cites: { speaker: 'BFR-REA-02' },
  id: 'BFR-REA-01',
  dice: { count: 2, sides: 6 },
  words: {
    hostile: 'unfavourable, may attack',
    indifferent: 'favourable, may negotiate',
    friendly: 'very favourable',
  },
  speaking: (charisma) => (charisma === null ? 0 : abilityBand(charisma).modifier),
  result: (total) => RESULTS.find(([upTo]) => total <= upTo)?.[1] ?? 'friendly',
  results: RESULTS.map(([, result]) => result),
};
