import type { Handler, Handlers } from '../../../play/index.ts';
import type { twoWeaponsCommands } from './commands.ts';

const useOffHand: Handler<'UseOffHand'> = (play, { creature, weapon, use }) =>
  play.happen({ type: 'OffHandUsed', creature, offHand: weapon === null ? null : { weapon, use } });

export const twoWeaponsHandlers: Handlers<typeof twoWeaponsCommands> = { UseOffHand: useOffHand };
