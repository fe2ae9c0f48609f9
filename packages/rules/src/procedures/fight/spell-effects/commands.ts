import { added, id, label, list, maybe, maybeText, oneOf, square } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { FAMILIARITIES } from '../../../state/spell-work.ts';
import { SKIES } from '../../wilds/weather/skies.ts';

export const spellEffectsCommands = forms({
  /** A spell that was cast takes hold, as the book has it but for what is said here. Referee. */
  LetTakeHold: {
    awaited: id('magic'),
    /** Whom it reaches, before any saves; with nobody named, all who stand in the place that it fills. */
    targets: label('Targets', maybe(list(id('creature'), 200))),
    /** The door that it opens or keeps shut. */
    door: label('Which door', maybe(id('door'))),
    /** What it brings, or whose form it gives, by its key in the bestiary. */
    kind: label('Which monster', maybe(maybeText(60))),
    /** Dice for how many it brings. */
    count: label('How many', maybe(maybeText(20))),
    /** Where a wall or a way begins that it makes. */
    from: label('Where it begins', maybe(square)),
    /** Where it takes them, where the wall or the way ends, or the middle of what it fills. */
    to: label('Where to', maybe(square)),
    /** How well the caster knows that place. */
    known: label('How well the caster knows the place', maybe(oneOf(...FAMILIARITIES))),
    /** The weather that it makes. */
    sky: label('The weather', maybe(oneOf(...SKIES))),
    /** To their saves. */
    modifier: label('Save modifier', maybe(added)),
    damage: label('Damage', maybe(maybeText(20))),
    /** Dice for how many hit dice it takes in all. */
    hitDice: label('Hit dice in all', maybe(maybeText(20))),
    /** Dice of turns, `12 rounds`, or `until ended`. */
    lasts: label('Turns it lasts', maybe(maybeText(20))),
  },
  /** A spell that was cast comes to nothing. Referee. */
  LetFail: { awaited: id('magic') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly spellEffects: typeof spellEffectsCommands;
  }
}
