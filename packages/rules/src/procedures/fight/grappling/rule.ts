import type { Cites, Dice, Note, RuleId, Throw } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** A manner of grappling that a book knows, as a choice. */
export interface Manner {
  readonly value: string;
  readonly label: string;
  /** Decided by the strength score of this one alone: the target, or the one who grapples. */
  readonly alone?: 'target' | 'attacker';
  /** Onto somebody, not against them: so it is never what cannot be. */
  readonly onto?: true;
}

/** Some against one. */
export interface Bout {
  readonly manner: string;
  readonly attackers: readonly Creature[];
  /** What each attacker adds to a throw to hit. */
  readonly bonuses: readonly number[];
  readonly target: Creature;
  readonly armourClass: number;
  /** The defender tries to get hold of them too. */
  readonly bothHold: boolean;
}

/** How a bout ends. */
export interface BoutOutcome {
  readonly winner: 'attackers' | 'target' | 'nobody';
  /** What the dice came to, in words. */
  readonly says: string;
  readonly targetHeld: boolean;
  readonly attackersHeld: boolean;
  /** Rounds in which the losers do nothing. */
  readonly targetStunned: number;
  readonly attackersStunned: number;
  readonly rule: RuleId;
  readonly formula: string;
  /** Whose dice came to what, in the order they were thrown. */
  readonly throws: readonly Throw[];
  /** What else the book says of it; absent for nothing. */
  readonly notes?: readonly Note[];
}

/** How those are who have been overcome. */
export interface Overcome {
  /** What they can do, as it is told: `who can only try to break free`. */
  readonly says: string;
  readonly formula: string;
  /** Why those who lost do nothing for some rounds. */
  readonly stunnedFor: string;
}

/** What a ruleset says about wrestling. */
export interface GrapplingRule {
  readonly cites: Cites<'held' | 'stunned' | 'breaking' | 'objecting'>;
  readonly rule: RuleId;
  /** The manners to choose from; none where the book knows no grappling. */
  readonly manners: readonly Manner[];
  /** The rule by which the referee disallows what cannot be; null where the book says nothing. */
  readonly impossible: RuleId | null;
  /** How few may try. */
  readonly fewest: number;
  /** How those are told of who are held. */
  readonly overcome: Overcome;
  bout(what: Bout, dice: Dice): BoutOutcome;
  /** Whether one who is held gets free of the holder. */
  breaksFree(
    held: Creature,
    holder: Creature,
    dice: Dice,
  ): { readonly free: boolean } & Pick<BoutOutcome, 'rule' | 'formula' | 'throws'>;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly grappling: GrapplingRule;
  }
}
