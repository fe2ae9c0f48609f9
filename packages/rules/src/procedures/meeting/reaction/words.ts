import { rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import type { Reaction } from './rule.ts';

/** For a book that has no words of its own. */
const MEANING: Readonly<Record<Reaction, string>> = {
  attacks: 'they attack',
  hostile: 'hostile, may attack',
  uncertain: 'uncertain, confused',
  indifferent: 'indifferent, may negotiate',
  friendly: 'eager, friendly',
};

const isReaction = (said: string): said is Reaction => Object.hasOwn(MEANING, said);

const ownWords = (state: GameState, reaction: string): string | undefined =>
  isReaction(reaction) ? rulesOf(state).reaction.words?.[reaction] : undefined;

/** How those who are met take it, as the table of the book in force says it: `favourable, may negotiate`. */
export const meaningOf = (state: GameState, reaction: string): string =>
  ownWords(state, reaction) ?? (isReaction(reaction) ? MEANING[reaction] : reaction);

/** The same in short, within a sentence that is read at a glance: `favourable`. */
export const moodOf = (state: GameState, reaction: string): string =>
  ownWords(state, reaction)?.replace(/,.*$/, '') ?? reaction;
