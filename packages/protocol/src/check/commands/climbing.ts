import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/climbing`. */
export const climbingChecks = {
  Climb: z.strictObject({
    type: z.literal('Climb'),
    creature: anId<'creature'>(),
    feet: whole(-1_000_000, 1_000_000),
    modifier: whole(-1_000_000, 1_000_000),
    sheer: z.boolean(),
    equipment: z.boolean(),
  }),
};
