import { z } from 'zod';

/** The form of each command of `procedures/turn`. */
export const turnChecks = {
  EndTurn: z.strictObject({
    type: z.literal('EndTurn'),
    resting: z.boolean(),
  }),
  ProposeEndTurn: z.strictObject({
    type: z.literal('ProposeEndTurn'),
    withdrawn: z.boolean(),
  }),
};
