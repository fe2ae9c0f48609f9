import type { Declaration } from '../../procedure.ts';
import { type PartyCommand, partyCommands } from './commands.ts';
import { type PartyEvent, partyEvolvers } from './events.ts';
import { partyOffers } from './offers.ts';
import { partyProcedures } from './party.ts';
import { partyTellers } from './tell.ts';

export const party: Declaration<PartyCommand, PartyEvent> = {
  forms: partyCommands,
  play: partyProcedures,
  evolve: partyEvolvers,
  tell: partyTellers,
  offer: partyOffers,
};
