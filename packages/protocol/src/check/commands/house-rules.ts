import { ANSWERS, RULESETS, type Slot } from '@lanthorn/rules';
import { z } from 'zod';
import { maybeText, text } from '../shapes.ts';

const book = z.enum(RULESETS);
const slot = z.custom<Slot>(
  (name) => typeof name === 'string' && Object.hasOwn(ANSWERS, name),
  'is no part of the rules',
);
/** Options are few, and named shortly. */
const option = z.string().regex(/^[A-Za-z0-9]{1,40}$/);
const value = z.union([z.boolean(), maybeText(40), z.number().min(-1000).max(1000)]);

/** The form of each command of `procedures/house-rules`. */
export const houseRulesChecks = {
  ChooseBook: z.strictObject({ type: z.literal('ChooseBook'), slot: z.union([z.literal('base'), slot]), book }),
  SetOption: z.strictObject({ type: z.literal('SetOption'), option, value }),
  AdoptRules: z.strictObject({
    type: z.literal('AdoptRules'),
    name: text(60),
    base: book,
    slots: z.partialRecord(slot, book),
    options: z.record(option, value),
  }),
};
