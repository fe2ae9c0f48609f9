import { z } from 'zod';
import { anId, text } from '../shapes.ts';

/** The form of each command of `procedures/two-weapons`. */
export const twoWeaponsChecks = {
  UseOffHand: z.strictObject({
    type: z.literal('UseOffHand'),
    creature: anId<'creature'>(),
    weapon: text(200).nullable(),
    use: z.enum(['offensive', 'defensive']),
  }),
};
