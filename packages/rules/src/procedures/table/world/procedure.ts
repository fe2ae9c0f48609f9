import type { Declaration } from '../../../play/index.ts';
import { worldCommands } from './commands.ts';
import { worldHandlers } from './world.ts';

/** What happens is what happens when each thing is written by hand: it has no events of its own. */
export const world: Declaration<typeof worldCommands, never> = {
  forms: worldCommands,
  handle: worldHandlers,
};
