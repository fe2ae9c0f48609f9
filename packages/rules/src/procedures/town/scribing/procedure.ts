import type { Declaration } from '../../../play/index.ts';
import { scribingCommands } from './commands.ts';
import { type ScribingEvent, scribingEvolvers } from './events.ts';
import { actOfUsing, scribingLegality } from './may.ts';
import { scribingOffers } from './offers.ts';
import { scribingHandlers } from './scribing.ts';
import { scribingTellers } from './tell.ts';

export const scribing: Declaration<typeof scribingCommands, ScribingEvent> = {
  forms: scribingCommands,
  may: scribingLegality,
  counts: { UseUp: { by: 'creature', as: actOfUsing } },
  play: scribingHandlers,
  evolve: scribingEvolvers,
  tell: scribingTellers,
  offer: scribingOffers,
};
