import { impossible, type Refusal } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { midEncounter } from '../../dungeon/time/mid-encounter.ts';

/** Why no time between adventures can go by now: a fight, or a day of travel. Null where it can. */
export const cannotPassTime = (state: GameState): Refusal | null =>
  midEncounter(state) ??
  (state.journey?.day ? impossible('out-of-turn', 'A day of travel is under way: it ends first.') : null);
