import type { Declaration } from '../../../play/index.ts';
import { bodiesFollows, bodiesHandlers, forgetLiving } from './bodies.ts';
import { bodiesCommands } from './commands.ts';
import { type BodiesEvent, bodiesEvolvers } from './events.ts';
import { bodiesOffers } from './offers.ts';
import { bodiesTellers } from './tell.ts';

export const bodies: Declaration<typeof bodiesCommands, BodiesEvent> = {
  forms: bodiesCommands,
  handle: bodiesHandlers,
  evolve: bodiesEvolvers,
  tell: bodiesTellers,
  offer: bodiesOffers,
  follows: bodiesFollows,
  after: forgetLiving,
};
