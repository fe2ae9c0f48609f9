import type { Declaration } from '../../../play/index.ts';
import { conversionCommands } from './commands.ts';
import { conversionHandlers } from './conversion.ts';
import { type ConversionEvent, conversionEvolvers, conversionLifts } from './events.ts';
import { conversionOffers } from './offers.ts';
import { conversionTellers } from './tell.ts';

export const conversion: Declaration<typeof conversionCommands, ConversionEvent> = {
  forms: conversionCommands,
  handle: conversionHandlers,
  evolve: conversionEvolvers,
  lift: conversionLifts,
  tell: conversionTellers,
  offer: conversionOffers,
};
