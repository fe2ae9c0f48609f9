import type { CreatureId } from '../core/index.ts';
import type { GameState } from './state.ts';

/** What somebody is inside of who has been swallowed; null for all others, and for whom the referee has set on the board again. */
export function insideOf({ encounter, creatures }: GameState, creature: CreatureId): CreatureId | null {
  const grip = encounter?.gripped?.find((each) => each.creature === creature && each.manner === 'swallows');
  return grip && creatures[creature]?.at === null ? grip.by : null;
}
