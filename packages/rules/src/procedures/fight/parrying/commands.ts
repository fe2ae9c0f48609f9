import { either, figure, id, label, list, maybeText } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const parryingCommands = forms({
  /**
   * Somebody gives up the round to ward off blows, or shares out more of the four points. Owner, or
   * referee; before initiative or in the own turn, before the attacker has struck.
   */
  Parry: {
    creature: id('creature'),
    against: label('Attacker', id('creature')),
    /** 1 up to the points that are left. */
    points: label('Points of parrying', figure),
    /** Companions within ten feet who are defended too. */
    wards: label('Others defended', list(id('creature'), 100)),
  },
  /** Whoever parries strikes back at one whose die showed a 1. Owner, or referee. */
  CounterAttack: {
    creature: id('creature'),
    target: label('Target', id('creature')),
    /** The place in the list of attacks, or the name. */
    attack: label('Attack', either(maybeText(200), figure)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly parrying: typeof parryingCommands;
  }
}
