import { added, flag, id, label, list, maybe, maybeText, oneOf, plainId } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { CONDITIONS } from '../../../state/creature.ts';
import { HARMS } from '../../../state/harms.ts';

export const savingThrowCommands = forms({
  /** A saving throw for a character of one's own; the referee for anyone. */
  RollSave: {
    creature: id('creature'),
    save: label('Saving throw against', oneOf('death', 'wands', 'paralysis', 'breath', 'spells')),
    /** The referee's; 0 from a player. */
    modifier: label('Save modifier', added),
  },
  /** Something befalls one or more, and each saves against it. Referee. */
  CallSave: {
    creatures: label('Who', list(id('creature'), 200)),
    /** `none` where none is allowed. */
    save: label('Saving throw against', oneOf('none', 'death', 'wands', 'paralysis', 'breath', 'spells')),
    modifier: label('Save modifier', added),
    /** What it is, in words. */
    source: label('What it is, as all are told', maybeText(80)),
    /** Dice notation of its damage, rolled once and less for those who save; `0` for none. */
    damage: label('Damage', maybeText(200)),
    /** What is left of it for those who save: half, or nothing. Absent for half. */
    effect: label('Whoever saves takes', maybe(oneOf('half', 'negates'))),
    /** Of what it harms, where magic protects from the like; absent for any other harm. */
    harm: maybe(oneOf(...HARMS)),
    /** Of what nature it is, where that leaves some folk untouched; absent or `none` for any other. */
    nature: label('Its nature', maybe(plainId)),
    /** What else befalls those who fail; `none` for nothing, `dead` for a lethal poison, `nauseous` for −2 on attacks until the fight is over, `slowed` for half their movement. */
    otherwise: label('Those who fail are', oneOf('none', 'nauseous', 'slowed', ...CONDITIONS)),
    /** Turns that a paralysis or a slowness lasts, or that a poison takes to kill, as dice; absent or empty for no end, and at once. */
    turns: label('Turns', maybe(maybeText(20))),
    /** A death by it destroys what is carried. */
    destructive: label('It destroys what the dead carry', flag),
  },
  /** The referee notes the class whose saving throws come closest to a monster's. */
  NoteSaves: { creature: id('creature'), like: label('Saves as a', oneOf('fighter', 'magic-user', 'cleric')) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly savingThrow: typeof savingThrowCommands;
  }
}
