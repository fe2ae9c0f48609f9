import { CONVERSION_SOURCES } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/conversion`. */
export const conversionChecks = {
  ConvertMonster: z.strictObject({
    type: z.literal('ConvertMonster'),
    creature: anId<'creature'>(),
    source: z.enum(CONVERSION_SOURCES),
    dice: whole(1, 4),
    magical: z.boolean(),
    usesShield: z.boolean(),
    several: z.boolean(),
  }),
};
