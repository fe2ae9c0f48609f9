import { id, oneOf, text } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';
import { ABILITIES } from '../../state/creature.ts';

const ability = oneOf(...ABILITIES);

export const characterMakingCommands = forms({
  /** Somebody begins a character: the scores are thrown, or the figures of the array handed out. */
  BeginCharacter: { method: oneOf('rolled', 'array') },
  /** Two scores change places. */
  SwapScores: { one: ability, other: ability },
  /** Points of one ability are given up for a point of the prime requisite. */
  TradeScores: { lower: ability, raise: ability },
  ChooseClass: { class: text(40) },
  /** Scores and class are settled with this. */
  RollHitPoints: {},
  RollGold: {},
  /** The character is finished, and joins the party. */
  FinishCharacter: { name: text(60), alignment: oneOf('lawful', 'neutral', 'chaotic') },
  /** A character is given up before it is finished: by whoever makes it, or by the referee. */
  DiscardCharacter: { user: id('user') },
});

export type CharacterMakingCommand = CommandsIn<typeof characterMakingCommands>;
export type BeginCharacter = CommandIn<typeof characterMakingCommands, 'BeginCharacter'>;
export type SwapScores = CommandIn<typeof characterMakingCommands, 'SwapScores'>;
export type TradeScores = CommandIn<typeof characterMakingCommands, 'TradeScores'>;
export type ChooseClass = CommandIn<typeof characterMakingCommands, 'ChooseClass'>;
export type RollHitPoints = CommandIn<typeof characterMakingCommands, 'RollHitPoints'>;
export type RollGold = CommandIn<typeof characterMakingCommands, 'RollGold'>;
export type FinishCharacter = CommandIn<typeof characterMakingCommands, 'FinishCharacter'>;
export type DiscardCharacter = CommandIn<typeof characterMakingCommands, 'DiscardCharacter'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly characterMaking: CharacterMakingCommand;
  }
}
