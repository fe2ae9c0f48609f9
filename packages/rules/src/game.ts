import type { Game } from './play/index.ts';
import { evolve } from './procedures/evolve.ts';
import { follow } from './procedures/follow.ts';
import { tell } from './view/tell.ts';

/** What all procedures together make of an event: what is true then, what is told of it, what follows from it. */
export const game: Game = { evolve, tell, follow };
