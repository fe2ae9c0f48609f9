import { AWARD_PLACES } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

const points = whole(0, 1_000_000);

/** The form of each command of `procedures/advancement`. */
export const advancementChecks = {
  ReckonAward: z.strictObject({
    type: z.literal('ReckonAward'),
    place: z.enum(AWARD_PLACES),
    monsters: points,
    treasure: points,
    magic: points,
    extra: points,
    places: points,
    sharers: z.array(anId<'creature'>()).max(200),
  }),
  DropAward: z.strictObject({ type: z.literal('DropAward') }),
  AwardExperience: z.strictObject({ type: z.literal('AwardExperience') }),
  LevelUp: z.strictObject({ type: z.literal('LevelUp'), creature: anId<'creature'>() }),
  EndSession: z.strictObject({ type: z.literal('EndSession') }),
};
