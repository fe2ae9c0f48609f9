import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

/** The form of each command of `procedures/skills`. */
export const skillsChecks = {
  CheckSkill: z.strictObject({
    type: z.literal('CheckSkill'),
    creature: anId<'creature'>(),
    skill: text(40),
    blind: z.boolean(),
  }),
  RecordSkill: z.strictObject({
    type: z.literal('RecordSkill'),
    creature: anId<'creature'>(),
    skill: text(40),
    percent: whole(0, 100),
  }),
};
