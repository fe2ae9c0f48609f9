import { z } from 'zod';
import { anId, maybeText, text, whole } from '../shapes.ts';

const BIG = 1_000_000;
const creature = anId<'creature'>();

/** The form of each command of `procedures/research`. */
export const researchChecks = {
  LoseBook: z.strictObject({ type: z.literal('LoseBook'), creature }),
  RewriteSpell: z.strictObject({ type: z.literal('RewriteSpell'), creature, spell: text(60) }),
  SeekGuru: z.strictObject({
    type: z.literal('SeekGuru'),
    creature,
    spell: text(60),
    alignment: z.enum(['lawful', 'neutral', 'chaotic']),
  }),
  ProposeSpell: z.strictObject({
    type: z.literal('ProposeSpell'),
    creature,
    spell: text(60),
    description: maybeText(1000),
  }),
  SetSpellLevel: z.strictObject({ type: z.literal('SetSpellLevel'), creature, level: whole(-BIG, BIG) }),
  AgreeSpell: z.strictObject({ type: z.literal('AgreeSpell'), creature }),
  FundResearch: z.strictObject({ type: z.literal('FundResearch'), creature, gold: whole(-BIG, BIG) }),
  AbandonResearch: z.strictObject({ type: z.literal('AbandonResearch'), creature }),
  ShareSpell: z.strictObject({ type: z.literal('ShareSpell'), creature, to: anId<'creature'>(), spell: text(60) }),
  WriteInBook: z.strictObject({ type: z.literal('WriteInBook'), creature, spell: text(60) }),
};
