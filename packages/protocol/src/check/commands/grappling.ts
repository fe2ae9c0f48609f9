import { z } from 'zod';
import { anId, text } from '../shapes.ts';

/** The form of each command of `procedures/grappling`. */
export const grapplingChecks = {
  Grapple: z.strictObject({
    type: z.literal('Grapple'),
    creature: anId<'creature'>(),
    others: z.array(anId<'creature'>()).max(100),
    target: anId<'creature'>(),
    manner: text(60),
    bothHold: z.boolean(),
  }),
  BreakFree: z.strictObject({
    type: z.literal('BreakFree'),
    creature: anId<'creature'>(),
  }),
  RuleGrapple: z.strictObject({
    type: z.literal('RuleGrapple'),
    creature: anId<'creature'>(),
    possible: z.boolean(),
  }),
  LetGo: z.strictObject({
    type: z.literal('LetGo'),
    creature: anId<'creature'>(),
    held: anId<'creature'>(),
  }),
};
