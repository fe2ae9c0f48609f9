import { flag, id, maybeText, oneOf } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { CONDITIONS } from '../../../state/creature.ts';

export const damageCommands = forms({
  /** Something hurts somebody, other than an attack by the rules: a trap, a spell, a fall. Referee. */
  DealDamage: {
    creature: id('creature'),
    /** Dice notation or a number of hit points. */
    amount: maybeText(200),
    /** What does it, in words. */
    source: maybeText(80),
    /** A death by it destroys what is carried; items save in this category, `none` when it does not. */
    destructive: oneOf('none', 'death', 'wands', 'paralysis', 'breath', 'spells'),
  },
  /** Magic heals somebody, up to the full hit points. Referee. */
  Heal: { creature: id('creature'), amount: maybeText(200) },
  /** The referee says what is wrong with somebody, or no longer is. */
  SetCondition: { creature: id('creature'), condition: oneOf(...CONDITIONS), on: flag },
  /** The referee says what guards a monster from critical hits. */
  SetGuard: { creature: id('creature'), guard: oneOf('helmet', 'scale', 'none') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly damage: CommandsIn<typeof damageCommands>;
  }
}
