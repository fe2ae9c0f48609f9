import { z } from 'zod';
import { whole } from '../shapes.ts';

/** The form of each command of `procedures/wandering`. */
export const wanderingChecks = {
  CheckNoise: z.strictObject({
    type: z.literal('CheckNoise'),
    chance: whole(0, 6),
  }),
  CheckWandering: z.strictObject({
    type: z.literal('CheckWandering'),
    chance: whole(-1_000_000, 1_000_000),
    noiseOrLight: z.boolean(),
    hidden: z.boolean(),
  }),
  WaiveCheck: z.strictObject({
    type: z.literal('WaiveCheck'),
  }),
  DismissDrawnUp: z.strictObject({
    type: z.literal('DismissDrawnUp'),
  }),
};
