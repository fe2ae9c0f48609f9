import type { Declaration } from '../../../play/index.ts';
import { sceneCommands } from './commands.ts';
import { type SceneEvent, sceneEvolvers } from './events.ts';
import { sceneOffers } from './offers.ts';
import { enterRooms } from './rooms.ts';
import { sceneHandlers } from './scene.ts';
import { sceneTellers } from './tell.ts';

export const scene: Declaration<typeof sceneCommands, SceneEvent> = {
  forms: sceneCommands,
  handle: sceneHandlers,
  evolve: sceneEvolvers,
  tell: sceneTellers,
  offer: sceneOffers,
  after: enterRooms,
};
