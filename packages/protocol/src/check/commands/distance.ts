import { z } from 'zod';
import { whole } from '../shapes.ts';

/** The form of each command of `procedures/distance`. */
export const distanceChecks = {
  RollDistance: z.strictObject({
    type: z.literal('RollDistance'),
  }),
  SetDistance: z.strictObject({
    type: z.literal('SetDistance'),
    distance: whole(-1_000_000, 1_000_000),
  }),
};
