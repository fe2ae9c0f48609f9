import type { Cites, Dice, Modifier, RuleId, Why } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** What becomes of somebody who is brought down. */
export interface Fall {
  readonly outcome: 'killed' | 'unconscious' | 'maimed';
  /** Afterwards. */
  readonly hitPoints: number;
  /** A part of the body that is lost, such as `left leg`. */
  readonly lost: string | null;
  readonly why: Why;
}

/** What somebody who has lost parts of the body can still do. */
export interface Living {
  /** Feet a turn at most; null without limit. */
  readonly maxRate: number | null;
  readonly handsUsable: number;
  readonly canAttack: boolean;
  readonly canCast: boolean;
  readonly canListen: boolean;
}

/** The throw of somebody called back from death. */
export interface Recovery {
  readonly needed: number;
  readonly modifiers: readonly Modifier[];
}

/** How the dead come back. */
export interface Raising {
  readonly rule: RuleId;
  /** The spell that calls them back. */
  readonly spell: string;
  /** Of those who recover. */
  readonly hitPoints: number;
  /** What they throw; null where all recover. */
  readonly recovery: ((creature: Creature) => Recovery) | null;
}

/** What becomes of what the dead carried. */
export interface GearOfTheDead {
  /** Whether what is carried goes with the dead. */
  isDestroyed(killed: boolean, destructive: boolean): boolean;
  /** Whether magic items get a saving throw then. */
  readonly magicItemsSave: boolean;
  itemSurvives(face: number, bonus: number, value: number): boolean;
}

/** How those who are unconscious come round. */
export interface Waking {
  /** Turns after which somebody who fell unconscious comes round alone; null for never. */
  wakesAfter(hitPoints: number, dice: Dice): number | null;
  /** Whether hit points that rise so far end unconsciousness. */
  revives(hitPoints: number): boolean;
}

/** What a ruleset says about the end. */
export interface DyingRule {
  readonly cites: Cites<'dead' | 'ruined' | 'itemSaves' | 'losses'>;
  readonly rule: RuleId;
  readonly formula: string;
  /** What becomes of somebody hurt to so many hit points; null while they stand. Dice are thrown where the book throws them. */
  fall(creature: Creature, hitPoints: number, dice: Dice): Fall | null;
  /** How those who are unconscious come round. */
  readonly waking: Waking;
  /** Whether somebody called back from death throws to recover; null where the referee rules. */
  readonly raising: Raising | null;
  /** How lost parts of the body hinder somebody. */
  living(creature: Creature): Living;
  /** Whether somebody slain in a round still acts in it. */
  stillActs(dead: boolean, simultaneous: boolean, hasActed: boolean): boolean;
  /** What becomes of what the dead carried. */
  readonly gear: GearOfTheDead;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly dying: DyingRule;
  }
}
