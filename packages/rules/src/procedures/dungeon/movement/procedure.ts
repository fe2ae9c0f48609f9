import type { Declaration } from '../../../play/index.ts';
import { movementCommands } from './commands.ts';
import { type MovementEvent, movementEvolvers } from './events.ts';
import { movementHandlers } from './movement.ts';
import { movementOffers } from './offers.ts';
import { noteSetDown } from './set-down.ts';
import { letMovesStand } from './stands.ts';
import { movementTellers } from './tell.ts';

export const movement: Declaration<typeof movementCommands, MovementEvent> = {
  forms: movementCommands,
  handle: movementHandlers,
  evolve: movementEvolvers,
  tell: movementTellers,
  offer: movementOffers,
  after: noteSetDown,
  last: letMovesStand,
};
