import { id, label, oneOf, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { ABILITIES } from '../../../state/creature.ts';

const ability = oneOf(...ABILITIES);

export const characterMakingCommands = forms({
  /** Somebody begins a character: the scores are thrown, or the figures of the array handed out. */
  BeginCharacter: { method: oneOf('rolled', 'array') },
  /** Two scores change places. */
  SwapScores: { one: ability, other: label('The other ability', ability) },
  /** Points of one ability are given up for a point of the prime requisite. */
  TradeScores: { lower: ability, raise: ability },
  ChooseClass: { class: label('Class', text(40)) },
  /** Scores and class are settled with this. */
  RollHitPoints: {},
  RollGold: {},
  /** The character is finished, and joins the party. */
  FinishCharacter: {
    name: label('Name', text(60)),
    alignment: label('Alignment', oneOf('lawful', 'neutral', 'chaotic')),
  },
  /** A character is given up before it is finished: by whoever makes it, or by the referee. */
  DiscardCharacter: { user: id('user') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly characterMaking: typeof characterMakingCommands;
  }
}
