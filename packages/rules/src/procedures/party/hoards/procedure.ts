import type { Declaration } from '../../../play/index.ts';
import { hoardsCommands } from './commands.ts';
import { type HoardsEvent, hoardsEvolvers } from './events.ts';
import { hoardsHandlers } from './hoards.ts';
import { hoardsLegality } from './may.ts';
import { hoardsOffers } from './offers.ts';
import { hoardsShown } from './shown.ts';
import { hoardsTellers } from './tell.ts';

export const hoards: Declaration<typeof hoardsCommands, HoardsEvent> = {
  forms: hoardsCommands,
  may: hoardsLegality,
  counts: { TakeHoard: { by: 'creature', as: 'pick-up' } },
  play: hoardsHandlers,
  evolve: hoardsEvolvers,
  tell: hoardsTellers,
  offer: hoardsOffers,
  anywhere: ['LayHoard', 'FillHoard', 'PutIntoHoard', 'ShowHoard', 'RemoveHoard'],
  shows: { onScene: [hoardsShown] },
};
