import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

/** The form of each command of `procedures/afflictions`. */
export const afflictionsChecks = {
  Afflict: z.strictObject({
    type: z.literal('Afflict'),
    creature: anId<'creature'>(),
    by: text(60),
    modifier: whole(-1_000_000, 1_000_000),
  }),
  ShakeOut: z.strictObject({
    type: z.literal('ShakeOut'),
    creature: anId<'creature'>(),
    victim: anId<'creature'>(),
  }),
  Cure: z.strictObject({
    type: z.literal('Cure'),
    creature: anId<'creature'>(),
  }),
  RuleBite: z.strictObject({
    type: z.literal('RuleBite'),
    creature: anId<'creature'>(),
    forGood: z.boolean(),
  }),
  Rouse: z.strictObject({
    type: z.literal('Rouse'),
    creature: anId<'creature'>(),
    patient: anId<'creature'>(),
  }),
};
