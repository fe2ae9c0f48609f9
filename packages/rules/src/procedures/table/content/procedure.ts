import type { Declaration } from '../../../play/index.ts';
import { contentCommands } from './commands.ts';
import { contentHandlers } from './content.ts';
import { type ContentEvent, contentEvolvers } from './events.ts';
import { contentOffers } from './offers.ts';
import { contentShown } from './shown.ts';
import { contentTellers } from './tell.ts';

export const content: Declaration<typeof contentCommands, ContentEvent> = {
  forms: contentCommands,
  handle: contentHandlers,
  evolve: contentEvolvers,
  tell: contentTellers,
  offer: contentOffers,
  shows: { always: [contentShown] },
};
