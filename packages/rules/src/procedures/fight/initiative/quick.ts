import type { Note, Ruleset } from '../../../core/index.ts';

/** Why they act before everyone else, whatever was thrown. */
export const quickNote = ({ monsters }: Pick<Ruleset, 'monsters'>): Note => ({
  rule: monsters.cites.bestiary,
  text: 'whoever always acts first does',
});
