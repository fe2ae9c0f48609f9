import type { RuleId } from '../../ruling.ts';

/** What a ruleset says about the end. */
export interface DyingRule {
  readonly rule: RuleId;
  readonly formula: string;
  isKilled(hitPoints: number): boolean;
  /** Whether somebody slain in a round still acts in it. */
  stillActs(dead: boolean, simultaneous: boolean, hasActed: boolean): boolean;
  /** Whether what is carried goes with the dead. */
  destroysGear(killed: boolean, destructive: boolean): boolean;
  /** Whether magic items get a saving throw then. */
  readonly magicItemsSave: boolean;
  itemSurvives(face: number, bonus: number, value: number): boolean;
}
