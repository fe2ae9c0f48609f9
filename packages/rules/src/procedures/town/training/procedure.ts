import type { Declaration } from '../../../play/index.ts';
import { trainingCommands } from './commands.ts';
import { type TrainingEvent, trainingEvolvers } from './events.ts';
import { trainingOffers } from './offers.ts';
import { trainingTellers } from './tell.ts';
import { trainingHandlers } from './training.ts';

export const training: Declaration<typeof trainingCommands, TrainingEvent> = {
  forms: trainingCommands,
  handle: trainingHandlers,
  evolve: trainingEvolvers,
  tell: trainingTellers,
  offer: trainingOffers,
};
