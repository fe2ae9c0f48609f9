import type { Declaration } from '../../../play/index.ts';
import { characterMakingHandlers } from './character-making.ts';
import { characterMakingCommands } from './commands.ts';
import { type CharacterMakingEvent, characterMakingEvolvers } from './events.ts';
import { characterMakingOffers } from './offers.ts';
import { draftsShown } from './shown.ts';
import { characterMakingTellers } from './tell.ts';

export const characterMaking: Declaration<typeof characterMakingCommands, CharacterMakingEvent> = {
  forms: characterMakingCommands,
  handle: characterMakingHandlers,
  evolve: characterMakingEvolvers,
  tell: characterMakingTellers,
  offer: characterMakingOffers,
  shows: { always: [draftsShown] },
};
