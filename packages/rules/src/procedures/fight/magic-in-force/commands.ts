import { id, label, list, maybe, maybeText, square, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';

export const magicInForceCommands = forms({
  /** Magic that no spell of the list brings is upon somebody: a potion, a curse. Referee. */
  BeginMagic: {
    name: label('Kind of magic', text(60)),
    on: label('Targets', list(id('creature'), 200)),
    /** How long it lasts; 0 until it is ended. */
    turns: label('Turns; 0 until it is ended', whole(0, 1_008)),
  },
  /** Somebody goes through a wall of magic, which harms them. Referee. */
  CrossWall: {
    creature: id('creature'),
    magic: id('magic'),
    to: label('Where to', square),
    /** As the book has it, unless something else is said. */
    damage: label('Damage', maybe(maybeText(20))),
  },
  /** In how many rounds of a turn outside fights magic harms those who stay in the place that it fills. Referee. */
  SetPlaceHarm: { magic: id('magic'), rounds: label('Rounds of a turn', whole(0, ROUNDS_PER_TURN)) },
  /** Magic ends before its time: dispelled, or broken by what somebody did. Referee. */
  EndMagic: { magic: id('magic') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly magicInForce: typeof magicInForceCommands;
  }
}
