import type { CreatureId, SideId } from '../../ids.ts';
import type { DeclaredAction, SomethingElse } from '../../state/encounter.ts';

/** Said before initiative: a spell to cast, or a move out of melee (OSE-CMB-02); by some books whatever is done (GOR-ENC-06). */
export interface Declare {
  readonly type: 'Declare';
  readonly creature: CreatureId;
  readonly action: DeclaredAction;
  /** The spell's name; null for anything else. */
  readonly spell: string | null;
  /** How the player puts it: at most 200 characters. */
  readonly words?: string;
}

/** A declaration is taken back, while declarations last. */
export interface TakeBack {
  readonly type: 'TakeBack';
  readonly creature: CreatureId;
}

/** On to the next phase in which somebody can do something; after the last, to the next round. Referee. */
export interface NextPhase {
  readonly type: 'NextPhase';
}

/** Everybody of a side goes up to the nearest foe, as far as the rate allows. Referee. */
export interface CloseIn {
  readonly type: 'CloseIn';
  readonly side: SideId;
}

/** The rest of the round goes by, and the next begins. Referee. */
export interface EndRound {
  readonly type: 'EndRound';
}

/** The referee agrees that those who hold missile weapons ready shoot before anyone acts (ERI-MIS-04). */
export interface AllowFirstFire {
  readonly type: 'AllowFirstFire';
  readonly creatures: readonly CreatureId[];
}

/** There is so little room that everybody reaches everybody and moving does not matter, or there is room again (ERI-MEL-04). Referee. */
export interface SetCramped {
  readonly type: 'SetCramped';
  readonly on: boolean;
}

/** Somebody holds the action in the own turn, to strike at whoever closes in (ERI-MEL-03). Owner, or referee. */
export interface HoldAction {
  readonly type: 'HoldAction';
  readonly creature: CreatureId;
}

/** Those who could act in the phase that runs, or declare something before initiative, have nothing more to do in it. Owner, or referee. */
export interface Hold {
  readonly type: 'Hold';
  readonly creatures: readonly CreatureId[];
}

/** Somebody does in a round what no other command names: draws a weapon, drinks a potion, uses a wand (ERI-ACT-01, 03, 05). Owner, or referee. */
export interface DoSomethingElse {
  readonly type: 'DoSomethingElse';
  readonly creature: CreatureId;
  /** In the third person: `draws a sword`. At most 200 characters. */
  readonly what: string;
  readonly takes: SomethingElse;
}

export type CombatRoundCommand =
  | DoSomethingElse
  | Hold
  | HoldAction
  | AllowFirstFire
  | SetCramped
  | Declare
  | TakeBack
  | CloseIn
  | NextPhase
  | EndRound;
