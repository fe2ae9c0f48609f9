import type { Declaration } from '../../procedure.ts';
import { type MissilesEvent, missilesEvolvers } from './events.ts';
import { missilesTellers } from './tell.ts';

export const missiles: Declaration<never, MissilesEvent> = {
  evolve: missilesEvolvers,
  tell: missilesTellers,
};
