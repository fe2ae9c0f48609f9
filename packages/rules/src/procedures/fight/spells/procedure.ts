import type { Declaration } from '../../../play/index.ts';
import { spellsCommands } from './commands.ts';
import { drainedForget } from './drained.ts';
import { type SpellsEvent, spellsEvolvers } from './events.ts';
import { spellsOffers } from './offers.ts';
import { spellsHandlers } from './spells.ts';
import { spellsTellers } from './tell.ts';

const spellsFollows = { LevelsDrained: drainedForget };

export const spells: Declaration<typeof spellsCommands, SpellsEvent> = {
  forms: spellsCommands,
  handle: spellsHandlers,
  evolve: spellsEvolvers,
  tell: spellsTellers,
  offer: spellsOffers,
  follows: spellsFollows,
};
