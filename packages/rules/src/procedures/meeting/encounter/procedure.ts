import type { Declaration } from '../../../play/index.ts';
import { encounterCommands } from './commands.ts';
import { encounterHandlers } from './encounter.ts';
import { type EncounterEvent, encounterEvolvers } from './events.ts';
import { encounterFollows } from './lurking.ts';
import { newcomers } from './newcomers.ts';
import { encounterOffers } from './offers.ts';
import { encounterTellers } from './tell.ts';

export const encounter: Declaration<typeof encounterCommands, EncounterEvent> = {
  forms: encounterCommands,
  handle: encounterHandlers,
  evolve: encounterEvolvers,
  tell: encounterTellers,
  offer: encounterOffers,
  follows: encounterFollows,
  after: newcomers,
};
