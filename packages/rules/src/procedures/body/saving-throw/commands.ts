import { added, flag, id, list, maybe, maybeText, oneOf, plainId } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { CONDITIONS } from '../../../state/creature.ts';
import { HARMS } from '../../../state/magic.ts';

export const savingThrowCommands = forms({
  /** A saving throw for a character of one's own; the referee for anyone. */
  RollSave: {
    creature: id('creature'),
    save: oneOf('death', 'wands', 'paralysis', 'breath', 'spells'),
    /** The referee's; 0 from a player. */
    modifier: added,
  },
  /** Something befalls one or more, and each saves against it. Referee. */
  CallSave: {
    creatures: list(id('creature'), 200),
    /** `none` where none is allowed. */
    save: oneOf('none', 'death', 'wands', 'paralysis', 'breath', 'spells'),
    modifier: added,
    /** What it is, in words. */
    source: maybeText(80),
    /** Dice notation of its damage, rolled once and less for those who save; `0` for none. */
    damage: maybeText(200),
    /** What is left of it for those who save: half, or nothing. Absent for half. */
    effect: maybe(oneOf('half', 'negates')),
    /** Of what it harms, where magic protects from the like; absent for any other harm. */
    harm: maybe(oneOf(...HARMS)),
    /** Of what nature it is, where that leaves some folk untouched; absent or `none` for any other. */
    nature: maybe(plainId),
    /** What else befalls those who fail; `none` for nothing, `dead` for a lethal poison, `nauseous` for −2 on attacks until the fight is over, `slowed` for half their movement. */
    otherwise: oneOf('none', 'nauseous', 'slowed', ...CONDITIONS),
    /** Turns that a paralysis or a slowness lasts, or that a poison takes to kill, as dice; absent or empty for no end, and at once. */
    turns: maybe(maybeText(20)),
    /** A death by it destroys what is carried. */
    destructive: flag,
  },
  /** The referee notes the class whose saving throws come closest to a monster's. */
  NoteSaves: { creature: id('creature'), like: oneOf('fighter', 'magic-user', 'cleric') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly savingThrow: CommandsIn<typeof savingThrowCommands>;
  }
}
