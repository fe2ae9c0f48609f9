import { flag, id, label, list, maybe, maybeText, square, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const spellsCommands = forms({
  /** A spell is learnt by heart for the day. Owner, who has cast nothing since they slept; the referee at any time. */
  Memorise: { creature: id('creature'), spell: label('Spell', maybeText(200)) },
  /** A spell leaves the memory uncast. Owner, before the day's adventure; the referee at any time. */
  Forget: { creature: id('creature'), spell: label('Spell', maybeText(200)) },
  /** A spell is cast; it leaves the memory. What it does is for the referee to rule, with damage, saves and conditions. */
  CastSpell: {
    caster: id('creature'),
    spell: label('Spell', text(200)),
    targets: label('Targets', list(id('creature'), 200)),
    /** Where it is cast, instead of at somebody: a spell that shines or fills a place. */
    to: label('At which place', maybe(square)),
    /** The other way round, where the spell works both ways. */
    reversed: maybe(flag),
  },
  /** A prepared spell becomes another, where the book lets it. */
  TradeSpell: { creature: id('creature'), spell: label('Spell', maybeText(200)), into: maybeText(200) },
  /** A book comes to a caster: the spell in it that chance gives. */
  OpenBook: { creature: id('creature') },
  /** The spell of a new book that its owner chooses, once the other is known. */
  ChooseForBook: { creature: id('creature'), spell: label('Spell', maybeText(200)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly spells: typeof spellsCommands;
  }
}
