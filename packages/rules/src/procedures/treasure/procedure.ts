import type { Declaration } from '../../procedure.ts';
import { type TreasureCommand, treasureCommands } from './commands.ts';
import { type TreasureEvent, treasureEvolvers } from './events.ts';
import { treasureOffers } from './offers.ts';
import { treasureTellers } from './tell.ts';
import { treasureProcedures } from './treasure.ts';

export const treasure: Declaration<TreasureCommand, TreasureEvent> = {
  forms: treasureCommands,
  play: treasureProcedures,
  evolve: treasureEvolvers,
  tell: treasureTellers,
  offer: treasureOffers,
};
