import type { Declaration } from '../../../play/index.ts';
import { type HealingEvent, healingEvolvers } from './events.ts';
import { healingTellers } from './tell.ts';

export const healing: Declaration<never, HealingEvent> = {
  evolve: healingEvolvers,
  tell: healingTellers,
};
