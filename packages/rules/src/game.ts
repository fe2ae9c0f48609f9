import { evolve } from './evolve.ts';
import { follow } from './follow.ts';
import type { Game } from './play/index.ts';
import { tell } from './view/tell.ts';

/** What all procedures together make of an event: what is true then, what is told of it, what follows from it. */
export const game: Game = { evolve, tell, follow };
