import type { Declaration } from '../../procedure.ts';
import { type ConversionCommand, conversionCommands } from './commands.ts';
import { conversionProcedures } from './conversion.ts';
import { type ConversionEvent, conversionEvolvers } from './events.ts';
import { conversionOffers } from './offers.ts';
import { conversionTellers } from './tell.ts';

export const conversion: Declaration<ConversionCommand, ConversionEvent> = {
  forms: conversionCommands,
  play: conversionProcedures,
  evolve: conversionEvolvers,
  tell: conversionTellers,
  offer: conversionOffers,
};
