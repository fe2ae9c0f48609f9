import type { Cites, Dice, Note, Purpose, RuleId } from '../../../core/index.ts';
import type { Affliction, Ailment, Disease } from '../../../state/ailment.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';

/** What somebody is left with whose levels are drained. */
export interface Drained {
  readonly level: number;
  readonly experience: number;
  readonly hitPoints: { readonly now: number; readonly max: number };
  /** The most hit points of each class, of those who have two; absent for others. */
  readonly points?: Readonly<Record<Operating, number>>;
}

/** What becomes of the afflicted. */
export interface Befallen {
  /** Null where there is no save. */
  readonly saved: boolean | null;
  /** In words: `is paralysed`. */
  readonly says: string;
  readonly hitPointsLost: number;
  /** An ailment that begins; `until` counts from now where it is a number of rounds. */
  readonly ailment: Ailment | null;
  readonly dies: boolean;
  readonly drained: Drained | null;
  /** The strength that is left, where some was lost. */
  readonly strength?: number;
  readonly rule: RuleId;
  readonly formula: string;
  /** What its dice were thrown for, in order; absent where none are. */
  readonly dice?: readonly Purpose[];
  /** What else the book says of it; absent for nothing. */
  readonly notes?: readonly Note[];
}

/** What a rule must know of the one who is afflicted, beside the sheet. */
export interface Course {
  readonly inBattle: boolean;
  /** Doses in the body already. */
  readonly doses: number;
  /** Added to the save. */
  readonly modifier: number;
  /** What a round of a fight is in rounds of the campaign's clock. */
  readonly round: number;
}

/** An affliction as the referee names it. */
export interface NamedAffliction {
  readonly value: string;
  readonly label: string;
  readonly affliction: Affliction;
}

/** The rules that the answers cite. */
export type AfflictionsCites = Cites<
  | 'bleeding'
  | 'canRouse'
  | 'cured'
  | 'dazed'
  | 'death'
  | 'drained'
  | 'drainedExperience'
  | 'drainedPoints'
  | 'fearEnds'
  | 'levelsBack'
  | 'paralysed'
  | 'revived'
  | 'roused'
  | 'sick'
  | 'terrified'
  | 'weakened'
  | 'wakes'
>;

/** What a ruleset says about poison, paralysis and drained levels. */
export interface AfflictionsRule {
  readonly cites: AfflictionsCites;
  readonly rule: RuleId;
  /** What the referee may bring upon somebody; none where that is left to saving throws. */
  readonly known: readonly NamedAffliction[];
  /** What an attack that hit brings beside its damage; null for nothing. */
  brings(attacker: Creature, attack: Attack): Affliction | Disease | null;
  befalls(victim: Creature, affliction: Affliction, course: Course, dice: Dice): Befallen;
  /** Whether it is the referee’s to say if the bite of this one drains for good, and by which rule; null where it is not. */
  biteRuling(monster: Creature): RuleId | null;
  /** What doses in the body take off attacks and saves. */
  sickness(doses: number): number;
  /** Whether somebody is able to shake a comrade out of the fear of ghouls. */
  shakesOut(helper: Creature): boolean;
  /** What of an ailment is left after so many days of rest in safety. */
  isOver(ailment: Ailment, days: number): boolean;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly afflictions: AfflictionsRule;
  }
}
