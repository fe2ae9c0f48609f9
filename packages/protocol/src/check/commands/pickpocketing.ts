import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/pickpocketing`. */
export const pickpocketingChecks = {
  PickPocket: z.strictObject({
    type: z.literal('PickPocket'),
    thief: anId<'creature'>(),
    victim: anId<'creature'>(),
    wary: z.boolean().exactOptional(),
  }),
};
