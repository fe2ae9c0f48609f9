import type { Declaration } from '../../../play/index.ts';
import { type RestEvent, restEvolvers } from './events.ts';
import { restTellers } from './tell.ts';

export const rest: Declaration<never, RestEvent> = {
  evolve: restEvolvers,
  tell: restTellers,
};
