import { z } from 'zod';
import { maybeText, whole } from '../shapes.ts';

/** The form of each command of `procedures/chance`. */
export const chanceChecks = {
  RollChance: z.strictObject({
    type: z.literal('RollChance'),
    kind: z.enum(['x-in-6', 'percent']),
    chance: whole(-1_000_000, 1_000_000),
    secret: z.boolean(),
    purpose: maybeText(200),
  }),
};
