import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/swimming`. */
export const swimmingChecks = {
  CheckDrowning: z.strictObject({
    type: z.literal('CheckDrowning'),
    creature: anId<'creature'>(),
    chance: whole(-1_000_000, 1_000_000),
  }),
  BeginDrowning: z.strictObject({
    type: z.literal('BeginDrowning'),
    creature: anId<'creature'>(),
    rounds: whole(1, 1_000),
  }),
  CutFree: z.strictObject({
    type: z.literal('CutFree'),
    creature: anId<'creature'>(),
  }),
};
