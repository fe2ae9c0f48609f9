import type { Declaration } from '../../procedure.ts';
import { type CreatureCommand, creatureCommands } from './commands.ts';
import { creatureProcedures } from './creature.ts';
import { type CreatureEvent, creatureEvolvers } from './events.ts';
import { creatureOffers } from './offers.ts';
import { creatureTellers } from './tell.ts';

export const creature: Declaration<CreatureCommand, CreatureEvent> = {
  forms: creatureCommands,
  play: creatureProcedures,
  evolve: creatureEvolvers,
  tell: creatureTellers,
  offer: creatureOffers,
};
