import type { Declaration } from '../../../play/index.ts';
import { type ProvisionsEvent, provisionsEvolvers } from './events.ts';
import { provisionsTellers } from './tell.ts';

export const provisions: Declaration<never, ProvisionsEvent> = {
  evolve: provisionsEvolvers,
  tell: provisionsTellers,
};
