import type { Declaration } from '../../procedure.ts';
import { type EncounterCommand, encounterCommands } from './commands.ts';
import { encounterProcedures } from './encounter.ts';
import { type EncounterEvent, encounterEvolvers } from './events.ts';
import { encounterOffers } from './offers.ts';
import { encounterTellers } from './tell.ts';

export const encounter: Declaration<EncounterCommand, EncounterEvent> = {
  forms: encounterCommands,
  play: encounterProcedures,
  evolve: encounterEvolvers,
  tell: encounterTellers,
  offer: encounterOffers,
};
