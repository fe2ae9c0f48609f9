import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

export const isRaging = ({ encounter }: GameState, { id }: Creature): boolean =>
  encounter?.raging?.includes(id) ?? false;
