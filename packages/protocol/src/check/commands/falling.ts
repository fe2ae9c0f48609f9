import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/falling`. */
export const fallingChecks = {
  Fall: z.strictObject({
    type: z.literal('Fall'),
    creature: anId<'creature'>(),
    feet: whole(-1_000_000, 1_000_000),
  }),
};
