import { impossible, type Refusal } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';

/** Why no other check is made yet: those whom the last one brought wait. Null where nobody does. */
export const drawnUpAlready = ({ drawnUp }: GameState): Refusal | null =>
  drawnUp ? impossible('out-of-turn', 'Monsters are drawn up already: begin the encounter, or send them away.') : null;
