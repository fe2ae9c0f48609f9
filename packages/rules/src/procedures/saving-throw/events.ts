import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Why } from '../../ruling.ts';
import type { Save } from '../../state/creature.ts';

export interface SaveRolled {
  readonly type: 'SaveRolled';
  readonly creature: CreatureId;
  readonly save: Save;
  readonly success: boolean;
  readonly why: Why;
}

export type SavingThrowEvent = SaveRolled;

export const savingThrowEvolvers: Evolvers<SavingThrowEvent> = { SaveRolled: (state) => state };
