import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/evasion`. */
export const evasionChecks = {
  Evade: z.strictObject({
    type: z.literal('Evade'),
    side: anId<'side'>(),
  }),
  DecidePursuit: z.strictObject({
    type: z.literal('DecidePursuit'),
    pursue: z.boolean(),
    forcedToStop: z.boolean().exactOptional(),
    environment: whole(-1_000_000, 1_000_000).exactOptional(),
    granted: whole(-1_000_000, 1_000_000).exactOptional(),
  }),
};
