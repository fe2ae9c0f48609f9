import type { Declaration, Play } from '../../../play/index.ts';
import { moraleCommands } from './commands.ts';
import { type MoraleEvent, moraleEvolvers } from './events.ts';
import { moraleHandlers, noteLosses } from './morale.ts';
import { moraleOffers } from './offers.ts';
import { moraleTellers } from './tell.ts';

/** Whatever takes somebody out of the fight: its side looks at its losses. */
const look = (play: Play): void => noteLosses(play);

export const morale: Declaration<typeof moraleCommands, MoraleEvent> = {
  forms: moraleCommands,
  handle: moraleHandlers,
  evolve: moraleEvolvers,
  tell: moraleTellers,
  offer: moraleOffers,
  follows: { CreatureDied: look, BroughtDown: look, ConditionChanged: look, AilmentBegan: look, Befell: look },
};
