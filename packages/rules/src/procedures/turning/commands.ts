import type { CreatureId } from '../../ids.ts';

/** A cleric turns the undead of the encounter (OSE-APX-03, GOR-MAG-05, ERI-APX-11). */
export interface TurnUndead {
  readonly type: 'TurnUndead';
  readonly cleric: CreatureId;
  /** Which kind, where the rules turn one kind at a time; without it the weakest that is there. */
  readonly kind?: string;
}

export type TurningCommand = TurnUndead;
