import type { Dice, Note, Refusal, Roll, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { RoundDeclaration } from '../../../state/encounter.ts';

/** How an attempt to turn the undead went. */
export interface TurningOutcome {
  /** The attempt itself; null where the table asks for no throw. */
  readonly roll: Roll | null;
  /** What the attempt had to reach for the weakest of them; null where no throw does. */
  readonly needed: number | null;
  /** How many, or how many hit dice of them, are reached; null when it failed. */
  readonly reach: Roll | null;
  readonly turned: readonly Creature[];
  readonly destroyed: readonly Creature[];
  /** What the table asks for each kind, and how what was reached was spent, for the referee; absent where the rest says it all. */
  readonly notes?: readonly Note[];
}

/** What a ruleset says about turning the undead. */
export interface TurningRule {
  /** The rule that an attempt follows, and what it compares, in words. */
  readonly rule: RuleId;
  readonly formula: string;
  mayTurn(creature: Creature): boolean;
  /** What one who may turn lacks now. @param prepared spells in memory */
  hindrance(cleric: Creature, prepared: readonly string[]): Refusal | null;
  /** The prepared spell that an attempt uses up; null where it costs none. */
  spends(prepared: readonly string[], declared: string | null): string | null;
  /** Whether what was declared for the round leaves an attempt open. */
  leavesRoom(declared: RoundDeclaration | null): boolean;
  /** The kinds one of which is faced by an attempt, the weakest first; none where all are faced at once. */
  kinds(undead: readonly Creature[]): readonly string[];
  /** @param undead those who are faced, the weakest first */
  attempt(level: number, undead: readonly Creature[], dice: Dice): TurningOutcome;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly turning: TurningRule;
  }
}
