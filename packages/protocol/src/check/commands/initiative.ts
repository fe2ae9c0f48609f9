import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/initiative`. */
export const initiativeChecks = {
  RollInitiative: z.strictObject({
    type: z.literal('RollInitiative'),
  }),
  SetInitiative: z.strictObject({
    type: z.literal('SetInitiative'),
    first: anId<'side'>(),
  }),
};
