import type { Cites, Dice, Modifier } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Stealthily } from '../sneaking/rule.ts';

/** What a ruleset says about picking pockets. */
export interface PickpocketingRule {
  readonly cites: Cites<'theft' | 'felt' | 'missed'>;
  readonly played: boolean;
  /** The skill that is tried. */
  readonly skill: string;
  /** A d100 against the skill, then a d6 of the victim's. @param circumstances noticed: the victim is on its guard */
  attempt(thief: Creature, chance: number, circumstances: Stealthily, dice: Dice): Pilfering;
}

/** How an attempt on a pocket went. */
export interface Pilfering {
  readonly stolen: boolean;
  /** In six, that the victim notices nothing. */
  readonly chance: number;
  /** All that makes this chance. */
  readonly parts: readonly Modifier[];
  readonly noticed: 'never' | 'now' | 'one-turn';
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly pickpocketing: PickpocketingRule;
  }
}
