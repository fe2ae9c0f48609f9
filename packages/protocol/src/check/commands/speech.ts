import { z } from 'zod';
import { anId, maybeText, text } from '../shapes.ts';

/** The form of each command of `procedures/speech`. */
export const speechChecks = {
  Say: z.strictObject({
    type: z.literal('Say'),
    text: text(4000),
    as: anId<'creature'>().nullable(),
  }),
  Whisper: z.strictObject({
    type: z.literal('Whisper'),
    to: z.array(anId<'user'>()).max(200),
    text: text(4000),
  }),
  Emote: z.strictObject({
    type: z.literal('Emote'),
    text: text(4000),
    as: anId<'creature'>().nullable(),
  }),
  Narrate: z.strictObject({
    type: z.literal('Narrate'),
    text: text(4000),
  }),
  RollDice: z.strictObject({
    type: z.literal('RollDice'),
    notation: text(200),
    audience: z.enum(['blind', 'table', 'referee']),
    purpose: maybeText(200),
  }),
};
