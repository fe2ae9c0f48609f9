import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/sneaking`. */
export const sneakingChecks = {
  Sneak: z.strictObject({
    type: z.literal('Sneak'),
    creatures: z.array(anId<'creature'>()).max(200),
    far: z.boolean(),
    noticed: z.boolean().exactOptional(),
    camouflaged: z.boolean().exactOptional(),
  }),
  StopSneaking: z.strictObject({ type: z.literal('StopSneaking') }),
};
