import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/dying`. */
export const dyingChecks = {
  CallBack: z.strictObject({
    type: z.literal('CallBack'),
    creature: anId<'creature'>(),
  }),
};
