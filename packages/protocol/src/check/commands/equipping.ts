import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/equipping`. */
export const equippingChecks = {
  Wear: z.strictObject({ type: z.literal('Wear'), creature: anId<'creature'>(), item: anId<'item'>() }),
  TakeOff: z.strictObject({
    type: z.literal('TakeOff'),
    creature: anId<'creature'>(),
    part: z.enum(['armour', 'shield', 'helmet']),
  }),
};
