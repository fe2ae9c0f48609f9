import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/morale`. */
export const moraleChecks = {
  CheckMorale: z.strictObject({
    type: z.literal('CheckMorale'),
    side: anId<'side'>(),
    adjustment: whole(-1_000_000, 1_000_000),
  }),
  SettleRout: z.strictObject({
    type: z.literal('SettleRout'),
    side: anId<'side'>(),
    outcome: z.enum(['fled', 'surrendered', 'fights']),
  }),
  CheckLoyalty: z.strictObject({
    type: z.literal('CheckLoyalty'),
    creature: anId<'creature'>(),
    loyalty: whole(-1_000_000, 1_000_000).nullable(),
    adjustment: whole(-1_000_000, 1_000_000),
    extreme: z.boolean(),
  }),
  RateMercenary: z.strictObject({
    type: z.literal('RateMercenary'),
    creature: anId<'creature'>(),
    troop: z.enum(['untrained', 'barbarian', 'trained']),
    mounted: z.boolean(),
    elite: z.boolean(),
    fanatic: z.boolean(),
    conditions: whole(-1_000_000, 1_000_000),
  }),
};
