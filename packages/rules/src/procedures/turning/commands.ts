import type { CreatureId } from '../../ids.ts';

/** A cleric turns the undead of the encounter (OSE-APX-03). */
export interface TurnUndead {
  readonly type: 'TurnUndead';
  readonly cleric: CreatureId;
}

export type TurningCommand = TurnUndead;
