import { CONDITIONS } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, maybeText, plainId, whole } from '../shapes.ts';

/** The form of each command of `procedures/saving-throw`. */
export const savingThrowChecks = {
  RollSave: z.strictObject({
    type: z.literal('RollSave'),
    creature: anId<'creature'>(),
    save: z.enum(['death', 'wands', 'paralysis', 'breath', 'spells']),
    modifier: whole(-1_000_000, 1_000_000),
  }),
  CallSave: z.strictObject({
    type: z.literal('CallSave'),
    creatures: z.array(anId<'creature'>()).max(200),
    save: z.enum(['death', 'wands', 'paralysis', 'breath', 'spells']),
    modifier: whole(-1_000_000, 1_000_000),
    source: maybeText(200),
    damage: maybeText(200),
    effect: z.enum(['half', 'negates']).exactOptional(),
    nature: plainId.exactOptional(),
    otherwise: z.enum(['none', ...CONDITIONS]),
    destructive: z.boolean(),
  }),
  NoteSaves: z.strictObject({
    type: z.literal('NoteSaves'),
    creature: anId<'creature'>(),
    like: z.enum(['fighter', 'magic-user', 'cleric']),
  }),
};
