import type { Declaration } from '../../procedure.ts';
import { type TrainingCommand, trainingCommands } from './commands.ts';
import { type TrainingEvent, trainingEvolvers } from './events.ts';
import { trainingOffers } from './offers.ts';
import { trainingTellers } from './tell.ts';
import { trainingProcedures } from './training.ts';

export const training: Declaration<TrainingCommand, TrainingEvent> = {
  forms: trainingCommands,
  play: trainingProcedures,
  evolve: trainingEvolvers,
  tell: trainingTellers,
  offer: trainingOffers,
};
