import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { roundOfBlows } from '../../situation/round/on-the-run.ts';
import { actionsLeft, isHasted } from '../../situation/round/swift.ts';
import { actionsOfAttacks } from '../attack/routine.ts';

/** Whether somebody has acted so that nothing more is left in the round; the hasted act twice. On the run there is none. */
export function hasSpentRound(state: GameState, creature: Creature): boolean {
  const combat = roundOfBlows(state.encounter);
  if (!combat) return false;
  if (!isHasted(state, creature.id)) return combat.acted.includes(creature.id);
  return actionsLeft(state, creature) <= actionsOfAttacks(state, creature);
}
