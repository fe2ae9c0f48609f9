import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { rateAsConveyed } from './rate.ts';

/** Who has no leg left, or carries more than anybody can, goes nowhere. */
export function againstAnyStep(state: GameState, mover: Creature): Refusal | null {
  if (rateAsConveyed(state, mover) > 0) return null;
  const { dying, encumbrance } = rulesOf(state);
  if (dying.living(mover).maxRate === 0)
    return byRule(dying.cites.losses, 'too-far', `${called(mover)} has no leg left to walk on.`);
  const laden = `${called(mover)} cannot move a step: what is carried must be lessened first.`;
  return byRule(encumbrance.cites.overladen, 'too-far', laden);
}
