import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/surprise`. */
export const surpriseChecks = {
  RollSurprise: z.strictObject({
    type: z.literal('RollSurprise'),
  }),
  SetSurprise: z.strictObject({
    type: z.literal('SetSurprise'),
    side: anId<'side'>(),
    surprised: z.boolean(),
  }),
  Encircle: z.strictObject({
    type: z.literal('Encircle'),
  }),
};
