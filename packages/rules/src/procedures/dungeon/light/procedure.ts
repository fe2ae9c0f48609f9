import type { Declaration } from '../../../play/index.ts';
import { letFall } from './blade.ts';
import { lightCommands } from './commands.ts';
import { type LightEvent, lightEvolvers } from './events.ts';
import { lightHandlers } from './light.ts';
import { lightOffers } from './offers.ts';
import { lightsShown } from './shown.ts';
import { lightTellers } from './tell.ts';
import { leaveShining } from './thing.ts';

export const light: Declaration<typeof lightCommands, LightEvent> = {
  forms: lightCommands,
  handle: lightHandlers,
  evolve: lightEvolvers,
  tell: lightTellers,
  offer: lightOffers,
  follows: {
    CreatureDied: (play, { creature }) => {
      letFall(play, creature);
      leaveShining(play, creature);
    },
    BroughtDown: (play, { creature, unconscious }) => {
      if (unconscious) letFall(play, creature);
    },
  },
  shows: { onScene: [lightsShown] },
};
