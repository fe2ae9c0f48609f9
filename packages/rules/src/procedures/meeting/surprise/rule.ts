import type { Cites, RuleId } from '../../../core/index.ts';
import type { Shining } from '../../../state/light.ts';

/** What gives one side away to another. */
export type Giveaway = 'light' | 'door' | 'ship';

/** Who rolls for surprise, and who is surprised. */
export interface SurpriseRoll {
  /** The die a side rolls, and the roll up to which it is surprised when nothing else is said. */
  readonly sides: number;
  readonly surprisedOn: number;
  /** Which sides roll: those that did not expect the meeting. */
  rolls(sides: readonly { readonly id: string; readonly aware: boolean }[]): readonly string[];
  surprised(face: number, surprisedOn: number): boolean;
}

/** What gives a side away. */
export interface Giveaways {
  /** The roll up to which those who meet a side are surprised by it, as far as its light goes; 0 for never. */
  surprisesOn(lights: readonly Shining[], dark: boolean): number;
  /** Whether those behind a door can be surprised, after so many forcings that failed. */
  canSurpriseBehindDoor(failedForcings: number): boolean;
  /** Whether such creatures notice the party's ship whatever the dice would say. */
  noticesShip(aquatic: boolean, special: boolean): boolean;
  /** The rules by which a side expects the meeting, and by which bearers of light surprise nobody, where the book has rules of its own for it. */
  readonly expects: Readonly<Record<'any' | 'bearers' | Giveaway, RuleId>> | null;
}

/** What surprise costs. */
export interface LostRound {
  /** Where the book says that the surprised do nothing in the first round. */
  readonly rule: RuleId;
  /** Which sides lose the first round. */
  sides(sides: readonly { readonly id: string; readonly surprised: boolean }[]): readonly string[];
}

/** What a ruleset says about surprise. */
export interface SurpriseRule {
  readonly cites: Cites<'lostRound' | 'surrounded'>;
  /** The rule by which it is rolled. */
  readonly id: RuleId;
  /** Who rolls, and who is surprised. */
  readonly roll: SurpriseRoll;
  /** What gives a side away. */
  readonly giveaways: Giveaways;
  /** Whether so many may have surrounded the party. */
  mayEncircle(partySurprised: boolean, monsters: number): boolean;
  /** What surprise costs. */
  readonly lost: LostRound;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly surprise: SurpriseRule;
  }
}
