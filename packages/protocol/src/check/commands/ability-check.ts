import { z } from 'zod';
import { anId, maybeText, whole } from '../shapes.ts';

/** The form of each command of `procedures/ability-check`. */
export const abilityCheckChecks = {
  CheckAbility: z.strictObject({
    type: z.literal('CheckAbility'),
    creature: anId<'creature'>(),
    ability: z.enum(['STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA']),
    modifier: whole(-1_000_000, 1_000_000),
    blind: z.boolean(),
    purpose: maybeText(200),
  }),
  CallForCheck: z.strictObject({
    type: z.literal('CallForCheck'),
    creature: anId<'creature'>(),
    ability: z.enum(['STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA']),
    modifier: whole(-1_000_000, 1_000_000),
    blind: z.boolean(),
    purpose: maybeText(200),
  }),
  AnswerCheck: z.strictObject({
    type: z.literal('AnswerCheck'),
    check: anId<'check'>(),
  }),
  WithdrawCheck: z.strictObject({
    type: z.literal('WithdrawCheck'),
    check: anId<'check'>(),
  }),
};
