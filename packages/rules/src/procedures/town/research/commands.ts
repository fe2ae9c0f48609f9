import { id, label, maybeText, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

const creature = id('creature');

export const researchCommands = forms({
  /** A player writes down a spell that the character would invent, or writes it anew. */
  ProposeSpell: {
    creature,
    spell: label('Name of the spell', text(60)),
    description: label('What it does', maybeText(1000)),
  },
  /** The referee sets the level of a proposed spell. */
  SetSpellLevel: {
    creature,
    /** From 1 to 6. */
    level: label('Spell level', whole(1, 9)),
  },
  /** The player agrees to it as it stands. */
  AgreeSpell: { creature },
  /** Gold is laid out: to begin, or to raise the chance. */
  FundResearch: { creature, gold: label('Gold', whole(1, 1_000_000)) },
  /** The plan is given up; what was paid is lost. */
  AbandonResearch: { creature },
  /** A spell of one's own book is written into another's. */
  ShareSpell: { creature, to: id('creature'), spell: label('Spell', text(60)) },
  /** The referee writes a spell into somebody's book: found, looted or taught. */
  WriteInBook: { creature, spell: label('Spell', text(60)) },
  /** Somebody's book is lost, with all that was in it. Referee. */
  LoseBook: { creature },
  /** A spell of the lost book is paid for, to be written anew. */
  RewriteSpell: { creature, spell: label('Spell', text(60)) },
  /** A teacher takes the tithe for a spell that is on no list of the class. Referee. */
  SeekGuru: { creature, spell: label('Spell', text(60)), alignment: oneOf('lawful', 'neutral', 'chaotic') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly research: typeof researchCommands;
  }
}
