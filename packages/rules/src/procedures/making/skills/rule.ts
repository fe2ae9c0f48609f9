import type { Cites, Figure, Modifier, Refusal, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** A skill that goes with a class and its level, and is not learned besides. */
export interface ClassSkill {
  /** What is tried, as in `tries to hide in shadows`. */
  readonly skill: string;
  readonly chance: Chance;
  /** Whether only the referee sees how it goes. */
  readonly isBlind: boolean;
  /** Whether it is tried on somebody within reach; absent where it is not. */
  readonly onOther?: boolean;
  readonly rule: RuleId;
}

/** How a check of a skill goes. */
export interface SkillCheck {
  /** What the chance is made of; the parts add up to it. */
  parts(creature: Creature, skill: string): readonly Modifier[];
  succeeds(chance: number, face: number): boolean;
  /** Whether only the referee sees how it goes. */
  isBlind(skill: string): boolean;
}

/** What a ruleset says about skills, each named for a job, a position or a role. */
export interface SkillsRule {
  readonly cites: Cites<'check' | 'untaught' | 'need' | 'lessons' | 'naming'>;
  /** What the sheet shows of them, with the rules of this book. */
  readonly figures: ((creature: Creature) => readonly Figure[]) | null;
  /** What somebody can do by class and level; absent where the book has no such skills. */
  readonly ofClass?: (creature: Creature) => readonly ClassSkill[];
  /** The rule that a check of this one follows. */
  ruleOf(creature: Creature, skill: string): RuleId;
  /** Whether there are any. */
  readonly played: boolean;
  /** Percent, with what class and background add to what is recorded; null while nothing is. */
  chance(creature: Creature, skill: string): number | null;
  /** What somebody untrained turns out to begin with, by its parts. @param face of a d100 */
  natural(creature: Creature, face: number): readonly Modifier[];
  readonly check: SkillCheck;
  /** What stands in the way as things are, such as armour. */
  hindrance(creature: Creature, skill: string): Refusal | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly skills: SkillsRule;
  }
}
