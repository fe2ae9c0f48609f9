import { z } from 'zod';

/** The form of each command of `procedures/hours`; the count itself is the server's own. */
export const hoursChecks = {
  PauseHours: z.strictObject({
    type: z.literal('PauseHours'),
    paused: z.boolean(),
  }),
};
