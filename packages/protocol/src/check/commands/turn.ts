import { z } from 'zod';

export const turnChecks = {
  EndTurn: z.strictObject({ type: z.literal('EndTurn'), resting: z.boolean() }),
};
