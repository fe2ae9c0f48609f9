import type { Declaration } from '../../procedure.ts';
import { type SceneCommand, sceneCommands } from './commands.ts';
import { type SceneEvent, sceneEvolvers } from './events.ts';
import { sceneOffers } from './offers.ts';
import { enterRooms } from './rooms.ts';
import { sceneProcedures } from './scene.ts';
import { sceneTellers } from './tell.ts';

export const scene: Declaration<SceneCommand, SceneEvent> = {
  forms: sceneCommands,
  play: sceneProcedures,
  evolve: sceneEvolvers,
  tell: sceneTellers,
  offer: sceneOffers,
  after: enterRooms,
};
