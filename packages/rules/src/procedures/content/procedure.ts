import type { Declaration } from '../../procedure.ts';
import { type ContentCommand, contentCommands } from './commands.ts';
import { contentProcedures } from './content.ts';
import { type ContentEvent, contentEvolvers } from './events.ts';
import { contentOffers } from './offers.ts';
import { contentTellers } from './tell.ts';

export const content: Declaration<ContentCommand, ContentEvent> = {
  forms: contentCommands,
  play: contentProcedures,
  evolve: contentEvolvers,
  tell: contentTellers,
  offer: contentOffers,
};
