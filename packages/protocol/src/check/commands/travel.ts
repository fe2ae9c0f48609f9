import { PACES, WAYS } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

const heading = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);

/** The form of each command of `procedures/travel`. */
export const travelChecks = {
  SetCourse: z.strictObject({
    type: z.literal('SetCourse'),
    heading,
    pace: z.enum(PACES),
    way: z.enum(WAYS),
    mount: text(40),
    forage: z.boolean(),
  }),
  CheckDirection: z.strictObject({
    type: z.literal('CheckDirection'),
    guide: z.boolean(),
    trailOrRiver: z.boolean(),
    landmark: z.boolean(),
    navigator: z.boolean(),
  }),
  CheckForWanderers: z.strictObject({ type: z.literal('CheckForWanderers'), checks: whole(1, 4) }),
  GoOn: z.strictObject({ type: z.literal('GoOn'), hexes: whole(1, 100), sight: whole(0, 60).optional() }),
  RuleHeading: z.strictObject({ type: z.literal('RuleHeading'), heading }),
  SkipDayStep: z.strictObject({ type: z.literal('SkipDayStep') }),
  EndDay: z.strictObject({
    type: z.literal('EndDay'),
    food: z.boolean(),
    water: z.boolean(),
    disturbed: z.boolean(),
    resting: z.array(anId<'creature'>()).max(100),
  }),
};
