import { z } from 'zod';
import { anId, maybeText, whole } from '../shapes.ts';

/** The form of each command of `procedures/bombing`. */
export const bombingChecks = {
  DropBomb: z.strictObject({
    type: z.literal('DropBomb'),
    targets: z.array(anId<'creature'>()).max(200),
    altitude: whole(-1_000_000, 1_000_000),
    damage: maybeText(200),
  }),
};
