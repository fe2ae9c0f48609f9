import type { Declaration } from '../../../play/index.ts';
import { damageCommands } from './commands.ts';
import { damageHandlers } from './damage.ts';
import { type DamageEvent, damageEvolvers } from './events.ts';
import { carryOff, disgorge } from './gripping.ts';
import { damageOffers } from './offers.ts';
import { damageTellers } from './tell.ts';

export const damage: Declaration<typeof damageCommands, DamageEvent> = {
  forms: damageCommands,
  handle: damageHandlers,
  evolve: damageEvolvers,
  tell: damageTellers,
  offer: damageOffers,
  follows: {
    CreatureDied: (play, { creature }) => disgorge(play, creature),
    EncounterConcluded: (play, _event, before) => carryOff(play, before),
  },
};
