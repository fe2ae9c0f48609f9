import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/table`. */
export const tableChecks = {
  SetAutomation: z.strictObject({
    type: z.literal('SetAutomation'),
    step: z.enum(['wandering', 'lights', 'traps', 'doors', 'rounds']),
    on: z.boolean(),
  }),
  SetGalleryDelay: z.strictObject({ type: z.literal('SetGalleryDelay'), minutes: whole(0, 30) }),
  GiveCharacter: z.strictObject({
    type: z.literal('GiveCharacter'),
    creature: anId<'creature'>(),
    to: anId<'user'>().nullable(),
  }),
  ClaimCharacter: z.strictObject({
    type: z.literal('ClaimCharacter'),
    creature: anId<'creature'>(),
  }),
  Rewind: z.strictObject({
    type: z.literal('Rewind'),
    to: whole(-1_000_000, 1_000_000),
  }),
};
