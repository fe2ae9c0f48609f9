import type { GameState } from '../../../state/state.ts';

/** What a walk ends with when the way is longer. */
export const untilOf = ({ encounter }: GameState): 'turn' | 'round' => (encounter ? 'round' : 'turn');
