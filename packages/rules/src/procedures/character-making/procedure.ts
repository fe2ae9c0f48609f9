import type { Declaration } from '../../procedure.ts';
import { characterMakingProcedures } from './character-making.ts';
import { type CharacterMakingCommand, characterMakingCommands } from './commands.ts';
import { type CharacterMakingEvent, characterMakingEvolvers } from './events.ts';
import { characterMakingOffers } from './offers.ts';
import { characterMakingTellers } from './tell.ts';

export const characterMaking: Declaration<CharacterMakingCommand, CharacterMakingEvent> = {
  forms: characterMakingCommands,
  play: characterMakingProcedures,
  evolve: characterMakingEvolvers,
  tell: characterMakingTellers,
  offer: characterMakingOffers,
};
