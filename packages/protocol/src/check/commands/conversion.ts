import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/conversion`. */
export const conversionChecks = {
  ConvertMonster: z.strictObject({
    type: z.literal('ConvertMonster'),
    creature: anId<'creature'>(),
    inBooklets: z.boolean(),
    magical: z.boolean(),
    usesShield: z.boolean(),
    several: z.boolean(),
  }),
};
