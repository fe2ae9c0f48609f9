import { z } from 'zod';
import { anId, maybeText, plainId, square, text } from '../shapes.ts';

/** The form of each command of `procedures/class-functions`. */
export const classFunctionsChecks = {
  OperateAs: z.strictObject({
    type: z.literal('OperateAs'),
    creature: anId<'creature'>(),
    as: z.enum(['fighter', 'magic-user']),
  }),
  NoteLore: z.strictObject({
    type: z.literal('NoteLore'),
    square,
    topic: plainId,
    text: maybeText(300),
  }),
  LearnLanguage: z.strictObject({
    type: z.literal('LearnLanguage'),
    creature: anId<'creature'>(),
    language: text(40),
  }),
  ForgetLanguage: z.strictObject({
    type: z.literal('ForgetLanguage'),
    creature: anId<'creature'>(),
    language: text(40),
  }),
};
