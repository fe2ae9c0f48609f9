import type { CreatureId, SideId } from '../../ids.ts';
import type { Situation } from '../../state/encounter.ts';

/** Somebody strikes or shoots at somebody: the owner for a character, the referee for anyone. */
export interface Attack {
  readonly type: 'Attack';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  /** The place in the attacker's list of attacks, or the name; -1 for the bare hands. */
  readonly attack: number | string;
  /** To subdue, not to kill (OSE-CMB-34). */
  readonly subdue?: boolean;
  /** In an arc, over what is between (ERI-MIS-08). */
  readonly lobbed?: boolean;
  /** Further modifiers of the referee's. */
  readonly modifier?: number;
  /** From behind: the shield does not count (OSE-CMB-28). Referee. */
  readonly behind?: boolean;
  /** A thief strikes an unaware target from behind (OSE-APX-04). Referee. */
  readonly backstab?: boolean;
  /** Feet to the target, where the board does not tell. Referee. */
  readonly distance?: number;
}

/** Somebody strikes at several in one round, where the rules give so many blows (ERI-MUL-01). Owner, or referee. */
export interface AttackMany {
  readonly type: 'AttackMany';
  readonly attacker: CreatureId;
  /** In the order of the blows; nobody twice. */
  readonly targets: readonly CreatureId[];
  /** The place in the attacker's list of attacks, or the name. */
  readonly attack: number | string;
}

/** Everybody of a side who can strike or shoot now does so. Referee. */
export interface AttackSide {
  readonly type: 'AttackSide';
  readonly side: SideId;
  /** Whom at, each as `attacker>target`; for those who are not named, as it is proposed. */
  readonly targets?: readonly string[];
}

/** How the referee sees a combatant placed: cover, water, footing, hemmed in, silenced, and a modifier for the rest. */
export interface SetSituation {
  readonly type: 'SetSituation';
  readonly creature: CreatureId;
  /** `none`, `-1`…`-4`, `complete`. */
  readonly cover: 'none' | '-1' | '-2' | '-3' | '-4' | 'complete';
  readonly water: 'none' | 'in' | 'under';
  readonly unstable: boolean;
  readonly surrounded: boolean;
  readonly silenced: boolean;
  readonly modifier: Situation['modifier'];
  /** Where the rules make something of it. */
  readonly hasted?: boolean;
  readonly mounted?: boolean;
}

export type AttackCommand = Attack | AttackMany | AttackSide | SetSituation;
