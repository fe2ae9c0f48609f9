import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/class-functions`. */
export const classFunctionsChecks = {
  OperateAs: z.strictObject({
    type: z.literal('OperateAs'),
    creature: anId<'creature'>(),
    as: z.enum(['fighter', 'magic-user']),
  }),
};
