import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether it has something to fight with, and nothing that does not wait until everyone has acted. */
export const hasOnlySlow = (state: GameState, { attacks }: Creature): boolean =>
  attacks.length > 0 && attacks.every((attack) => rulesOf(state).initiative.slow.isSlow(attack));

/** Whether it is slow by nature, and not only to strike: a monster that knows no other way to fight. */
export const isAlwaysLast = (state: GameState, creature: Creature): boolean =>
  creature.kind === 'monster' && hasOnlySlow(state, creature);
