import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/time`. */
export const timeChecks = {
  PassTurns: z.strictObject({
    type: z.literal('PassTurns'),
    turns: whole(-1_000_000, 1_000_000),
    resting: z.boolean(),
  }),
  PassDay: z.strictObject({
    type: z.literal('PassDay'),
    resting: z.array(anId<'creature'>()).max(200),
    food: z.boolean(),
    water: z.boolean(),
    safe: z.boolean().exactOptional(),
  }),
};
