import type { Declaration } from '../../procedure.ts';
import { type ScribingCommand, scribingCommands } from './commands.ts';
import { type ScribingEvent, scribingEvolvers } from './events.ts';
import { scribingOffers } from './offers.ts';
import { scribingProcedures } from './scribing.ts';
import { scribingTellers } from './tell.ts';

export const scribing: Declaration<ScribingCommand, ScribingEvent> = {
  forms: scribingCommands,
  play: scribingProcedures,
  evolve: scribingEvolvers,
  tell: scribingTellers,
  offer: scribingOffers,
};
