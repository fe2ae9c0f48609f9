import type { Declaration } from '../../procedure.ts';
import { type SpellsCommand, spellsCommands } from './commands.ts';
import { type SpellsEvent, spellsEvolvers } from './events.ts';
import { spellsOffers } from './offers.ts';
import { spellsProcedures } from './spells.ts';
import { spellsTellers } from './tell.ts';

export const spells: Declaration<SpellsCommand, SpellsEvent> = {
  forms: spellsCommands,
  play: spellsProcedures,
  evolve: spellsEvolvers,
  tell: spellsTellers,
  offer: spellsOffers,
};
