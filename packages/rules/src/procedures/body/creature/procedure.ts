import type { Declaration } from '../../../play/index.ts';
import { creatureCommands } from './commands.ts';
import { creatureHandlers } from './creature.ts';
import { type CreatureEvent, creatureEvolvers, creatureLifts } from './events.ts';
import { creatureOffers } from './offers.ts';
import { creatureTellers } from './tell.ts';

export const creature: Declaration<typeof creatureCommands, CreatureEvent> = {
  forms: creatureCommands,
  handle: creatureHandlers,
  evolve: creatureEvolvers,
  lift: creatureLifts,
  tell: creatureTellers,
  offer: creatureOffers,
};
