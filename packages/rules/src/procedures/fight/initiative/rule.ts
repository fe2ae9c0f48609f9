import type { Cites, Note, RuleId } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';

/** A side, or with individual initiative a combatant, that rolls for its place in the round. */
export interface Contestant {
  readonly id: string;
  /** Added to the die where each rolls alone; 0 for a side. */
  readonly modifier: number;
  /** Comes after all who are not. */
  readonly slow: boolean;
}

/** Who acts after everyone else. */
export interface SlowActing {
  /** Whether an attack waits until everyone has acted. */
  isSlow(attack: Pick<Attack, 'slow'>): boolean;
  /** The places in which those act once more who use slow weapons, after everyone else. */
  places<T>(places: readonly (readonly T[])[], isSlow: (who: T) => boolean): readonly (readonly T[])[];
}

/** What becomes of those who have tied. */
export interface InitiativeTies {
  /** The rule by which those who act together fall together. */
  readonly together: RuleId;
  /** What is said where some have tied: what comes of it; absent where nothing is. */
  readonly notes: readonly Note[] | null;
  /** Those who have tied, in the steps in which they act after all. */
  steps(tied: readonly Pick<Creature, 'id' | 'abilities'>[]): readonly (readonly string[])[];
}

/** Whether initiative stands once it is rolled. */
export interface InitiativeStanding {
  /** Rolled once, it stands for the whole encounter. */
  readonly stands: boolean;
  /** What is said where it stands; absent where nothing is. */
  readonly note: Note | null;
}

/** The die of initiative, and what is added to it. */
export interface InitiativeDie {
  readonly sides: number;
  /** Every combatant throws it, not every side. */
  readonly individual: boolean;
  /** What one who throws it alone adds. */
  modifier(creature: Creature): number;
  /** What is said of what is added, where a rule of its own says so. */
  readonly note: Note | null;
}

/** What a ruleset says about who acts first. */
export interface InitiativeRule {
  /** Among them where the book says that those slain before their place lose the action they had not taken. */
  readonly cites: Cites<'sides' | 'single' | 'slow' | 'slain'>;
  /** The rule by which it is rolled. */
  readonly id: RuleId;
  /** The rule by which it is rolled while somebody is surprised, where that is another. */
  readonly idInSurprise: RuleId | null;
  /** How the throw reads; absent where the highest goes first. */
  readonly formula: string | null;
  /** What becomes of those who have tied. */
  readonly ties: InitiativeTies;
  /** Whether it stands once it is rolled. */
  readonly standing: InitiativeStanding;
  /** Who acts after everyone else. */
  readonly slow: SlowActing;
  /** The die, and what is added to it. */
  readonly die: InitiativeDie;
  /** Who acts in which place; those in one place act together. `face` throws a die for a contestant. */
  order(contestants: readonly Contestant[], face: (contestant: Contestant) => number): readonly (readonly string[])[];
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly initiative: InitiativeRule;
  }
}
