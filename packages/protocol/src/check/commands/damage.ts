import { CONDITIONS } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, maybeText } from '../shapes.ts';

/** The form of each command of `procedures/damage`. */
export const damageChecks = {
  DealDamage: z.strictObject({
    type: z.literal('DealDamage'),
    creature: anId<'creature'>(),
    amount: maybeText(200),
    source: maybeText(200),
    destructive: z.enum(['none', 'death', 'wands', 'paralysis', 'breath', 'spells']),
  }),
  Heal: z.strictObject({
    type: z.literal('Heal'),
    creature: anId<'creature'>(),
    amount: maybeText(200),
  }),
  SetCondition: z.strictObject({
    type: z.literal('SetCondition'),
    creature: anId<'creature'>(),
    condition: z.enum(CONDITIONS),
    on: z.boolean(),
  }),
  SetGuard: z.strictObject({
    type: z.literal('SetGuard'),
    creature: anId<'creature'>(),
    guard: z.enum(['helmet', 'scale', 'none']),
  }),
};
