import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Why } from '../../ruling.ts';
import type { Situation } from '../../state/encounter.ts';
import { withCombat, withEncounter } from '../encounter/sides.ts';

/** Somebody attacked. No roll in `why` when the helpless were hit without one. */
export interface AttackRolled {
  readonly type: 'AttackRolled';
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  /** The place in the list of attacks; -1 for the bare hands. */
  readonly attack: number;
  readonly weapon: string;
  readonly kind: 'melee' | 'missile';
  readonly hit: boolean;
  /** It hit, and does nothing: the target is immune (OSE-CMB-21). */
  readonly immune: boolean;
  readonly subdue: boolean;
  /** No more attacks are left to the attacker in this round. */
  readonly done: boolean;
  readonly why: Why;
}

export interface SituationSet {
  readonly type: 'SituationSet';
  readonly creature: CreatureId;
  readonly situation: Situation;
}

export type AttackEvent = AttackRolled | SituationSet;

export const attackEvolvers: Evolvers<AttackEvent> = {
  AttackRolled: (state, { attacker, attack, kind, done }) =>
    withCombat(state, (combat) => ({
      ...combat,
      blows: [...combat.blows, { creature: attacker, attack, kind }],
      acted: done && !combat.acted.includes(attacker) ? [...combat.acted, attacker] : combat.acted,
    })),
  SituationSet: (state, { creature, situation }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      situations: { ...encounter.situations, [creature]: situation },
    })),
};
