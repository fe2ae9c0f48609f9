import type { Declaration } from '../../../play/index.ts';
import { partyCommands } from './commands.ts';
import { type PartyEvent, partyEvolvers } from './events.ts';
import { partyOffers } from './offers.ts';
import { partyHandlers } from './party.ts';
import { partyTellers } from './tell.ts';

export const party: Declaration<typeof partyCommands, PartyEvent> = {
  forms: partyCommands,
  handle: partyHandlers,
  evolve: partyEvolvers,
  tell: partyTellers,
  offer: partyOffers,
};
