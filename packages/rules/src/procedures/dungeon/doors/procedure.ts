import type { Declaration } from '../../../play/index.ts';
import { doorsCommands } from './commands.ts';
import { doorsHandlers } from './doors.ts';
import { type DoorsEvent, doorsEvolvers } from './events.ts';
import { doorsLegality } from './may.ts';
import { doorsOffers } from './offers.ts';
import { doorsTellers } from './tell.ts';

export const doors: Declaration<typeof doorsCommands, DoorsEvent> = {
  forms: doorsCommands,
  may: doorsLegality,
  counts: {
    OpenDoor: { by: 'creature', as: 'open-door' },
    CloseDoor: { by: 'creature', as: 'open-door' },
    ForceDoor: { by: 'creature', as: 'force-door' },
    PickLock: { by: 'creature', as: 'use-item' },
    SpikeDoor: { by: 'creature', as: 'use-item' },
    PullSpike: { by: 'creature', as: 'use-item' },
  },
  play: doorsHandlers,
  evolve: doorsEvolvers,
  tell: doorsTellers,
  offer: doorsOffers,
  anywhere: ['SetDoor'],
};
