import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

export const tableChecks = {
  SetAutomation: z.strictObject({
    type: z.literal('SetAutomation'),
    step: z.enum(['wandering', 'lights', 'traps']),
    on: z.boolean(),
  }),
  GiveCharacter: z.strictObject({
    type: z.literal('GiveCharacter'),
    creature: anId<'creature'>(),
    to: anId<'user'>().nullable(),
  }),
  Rewind: z.strictObject({ type: z.literal('Rewind'), to: whole(0, 2 ** 31 - 1) }),
};
