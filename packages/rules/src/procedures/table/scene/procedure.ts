import type { Declaration } from '../../../play/index.ts';
import { sceneCommands } from './commands.ts';
import { type SceneEvent, sceneEvolvers } from './events.ts';
import { sceneLegality } from './may.ts';
import { sceneOffers } from './offers.ts';
import { enterRooms } from './rooms.ts';
import { sceneHandlers } from './scene.ts';
import { sceneTellers } from './tell.ts';

export const scene: Declaration<typeof sceneCommands, SceneEvent> = {
  forms: sceneCommands,
  may: sceneLegality,
  play: sceneHandlers,
  evolve: sceneEvolvers,
  tell: sceneTellers,
  offer: sceneOffers,
  anywhere: ['RevealSquares', 'RevealRoom', 'EditRoom'],
  after: enterRooms,
};
