import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/listening`. */
export const listeningChecks = {
  Listen: z.strictObject({
    type: z.literal('Listen'),
    creature: anId<'creature'>(),
    door: anId<'door'>(),
    sound: z.boolean().nullable(),
  }),
};
