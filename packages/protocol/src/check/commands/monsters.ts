import { z } from 'zod';
import { maybeText, square, whole } from '../shapes.ts';

/** The form of each command of `procedures/monsters`. */
export const monstersChecks = {
  AddMonsters: z.strictObject({
    type: z.literal('AddMonsters'),
    monster: maybeText(200),
    count: whole(-1_000_000, 1_000_000),
    square: square.nullable(),
    hidden: z.boolean(),
  }),
};
