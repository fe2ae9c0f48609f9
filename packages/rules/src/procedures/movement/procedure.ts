import type { Declaration } from '../../procedure.ts';
import { type MovementCommand, movementCommands } from './commands.ts';
import { type MovementEvent, movementEvolvers } from './events.ts';
import { movementProcedures } from './movement.ts';
import { movementOffers } from './offers.ts';
import { letMovesStand } from './stands.ts';
import { movementTellers } from './tell.ts';

export const movement: Declaration<MovementCommand, MovementEvent> = {
  forms: movementCommands,
  play: movementProcedures,
  evolve: movementEvolvers,
  tell: movementTellers,
  offer: movementOffers,
  last: letMovesStand,
};
