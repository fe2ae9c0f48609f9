import type { CreatureId } from '../../ids.ts';

/** Somebody, and others along, get hold of one opponent: the action of the round for each. Owner of all, or referee. */
export interface Grapple {
  readonly type: 'Grapple';
  readonly creature: CreatureId;
  readonly others: readonly CreatureId[];
  readonly target: CreatureId;
  /** One of the manners that the rules in force know. */
  readonly manner: string;
  /** The target tries to get hold of them too. Referee. */
  readonly bothHold: boolean;
}

/** Whoever is held tries to get free, once a round, when the own side acts. Owner, or referee. */
export interface BreakFree {
  readonly type: 'BreakFree';
  readonly creature: CreatureId;
}

/** A holder lets go. Owner, or referee. */
export interface LetGo {
  readonly type: 'LetGo';
  readonly creature: CreatureId;
  readonly held: CreatureId;
}

/** The referee says that a monster cannot be wrestled down, or that it can (ERI-GRP-07). */
export interface RuleGrapple {
  readonly type: 'RuleGrapple';
  readonly creature: CreatureId;
  readonly possible: boolean;
}

export type GrapplingCommand = Grapple | BreakFree | LetGo | RuleGrapple;
