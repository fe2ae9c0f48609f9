import type { Declaration } from '../../../play/index.ts';
import { partyCommands } from './commands.ts';
import { type PartyEvent, partyEvolvers } from './events.ts';
import { partyLegality } from './may.ts';
import { partyOffers } from './offers.ts';
import { partyHandlers } from './party.ts';
import { partyTellers } from './tell.ts';

export const party: Declaration<typeof partyCommands, PartyEvent> = {
  forms: partyCommands,
  may: partyLegality,
  play: partyHandlers,
  evolve: partyEvolvers,
  tell: partyTellers,
  offer: partyOffers,
};
