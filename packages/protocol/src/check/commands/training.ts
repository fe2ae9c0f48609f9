import { z } from 'zod';
import { anId, text } from '../shapes.ts';

/** The form of each command of `procedures/training`. */
export const trainingChecks = {
  FindTeacher: z.strictObject({
    type: z.literal('FindTeacher'),
    creature: anId<'creature'>(),
    skill: text(40),
    course: text(40),
    member: z.boolean(),
    again: z.boolean(),
  }),
  GiveUpLessons: z.strictObject({ type: z.literal('GiveUpLessons'), creature: anId<'creature'>() }),
};
