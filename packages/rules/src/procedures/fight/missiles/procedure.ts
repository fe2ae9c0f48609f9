import type { Declaration } from '../../../play/index.ts';
import { type MissilesEvent, missilesEvolvers } from './events.ts';
import { missilesTellers } from './tell.ts';

export const missiles: Declaration<never, MissilesEvent> = {
  evolve: missilesEvolvers,
  tell: missilesTellers,
};
