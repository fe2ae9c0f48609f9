import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/equipping`. */
export const equippingChecks = {
  Wear: z.strictObject({
    type: z.literal('Wear'),
    creature: anId<'creature'>(),
    item: anId<'item'>(),
    assistants: whole(0, 4).exactOptional(),
  }),
  TakeOff: z.strictObject({
    type: z.literal('TakeOff'),
    creature: anId<'creature'>(),
    part: z.enum(['armour', 'shield', 'helmet']),
    assistants: whole(0, 4).exactOptional(),
  }),
  StopDressing: z.strictObject({ type: z.literal('StopDressing'), creature: anId<'creature'>() }),
};
