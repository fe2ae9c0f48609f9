import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether it clings to somebody, and does nothing else. */
export const clings = ({ encounter }: GameState, { id }: Creature): boolean =>
  encounter?.gripped?.some(({ by, manner }) => by === id && manner === 'clings') ?? false;
