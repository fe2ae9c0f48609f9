import { flag, id, label, maybeText, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { CONDITIONS } from '../../../state/creature.ts';

export const damageCommands = forms({
  /** Something hurts somebody, other than an attack by the rules: a trap, a spell, a fall. Referee. */
  DealDamage: {
    creature: label('Target', id('creature')),
    /** Dice notation or a number of hit points. */
    amount: label('Damage', maybeText(200)),
    /** What does it, in words. */
    source: label('Cause', maybeText(80)),
    /** A death by it destroys what is carried; items save in this category, `none` when it does not. */
    destructive: label(
      'If it kills, is the gear destroyed?',
      oneOf('none', 'death', 'wands', 'paralysis', 'breath', 'spells'),
    ),
  },
  /** Magic heals somebody, up to the full hit points. Referee. */
  Heal: { creature: label('Target', id('creature')), amount: label('Healing', maybeText(200)) },
  /** The referee says what is wrong with somebody, or no longer is. */
  SetCondition: { creature: label('Target', id('creature')), condition: oneOf(...CONDITIONS), on: flag },
  /** The referee says what guards a monster from critical hits. */
  SetGuard: {
    creature: label('Target', id('creature')),
    guard: label('What guards it', oneOf('helmet', 'scale', 'none')),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly damage: typeof damageCommands;
  }
}
