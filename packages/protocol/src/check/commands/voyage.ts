import { z } from 'zod';
import { text, whole } from '../shapes.ts';

/** The form of each command of `procedures/voyage`. */
export const voyageChecks = {
  CheckWeather: z.strictObject({
    type: z.literal('CheckWeather'),
    beach: z.boolean(),
    clearShore: z.boolean(),
    current: z.enum(['none', 'down', 'up']),
  }),
  Embark: z.strictObject({ type: z.literal('Embark'), vessel: text(40) }),
  Disembark: z.strictObject({ type: z.literal('Disembark'), column: whole(1, 100), row: whole(1, 100) }),
  MendShip: z.strictObject({ type: z.literal('MendShip') }),
};
