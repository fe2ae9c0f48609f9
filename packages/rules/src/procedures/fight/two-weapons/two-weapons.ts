import type { Handlers } from '../../../play/index.ts';
import type { twoWeaponsCommands } from './commands.ts';

export const twoWeaponsHandlers: Handlers<typeof twoWeaponsCommands> = {
  UseOffHand: (play, { creature, weapon, use }) =>
    play.happen({ type: 'OffHandUsed', creature, offHand: weapon === null ? null : { weapon, use } }),
};
