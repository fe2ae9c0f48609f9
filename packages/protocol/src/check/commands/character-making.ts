import { ABILITIES } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, text } from '../shapes.ts';

const ability = z.enum(ABILITIES);

/** The form of each command of `procedures/character-making`. */
export const characterMakingChecks = {
  BeginCharacter: z.strictObject({ type: z.literal('BeginCharacter'), method: z.enum(['rolled', 'array']) }),
  SwapScores: z.strictObject({ type: z.literal('SwapScores'), one: ability, other: ability }),
  TradeScores: z.strictObject({ type: z.literal('TradeScores'), lower: ability, raise: ability }),
  ChooseClass: z.strictObject({ type: z.literal('ChooseClass'), class: text(40) }),
  RollHitPoints: z.strictObject({ type: z.literal('RollHitPoints') }),
  RollGold: z.strictObject({ type: z.literal('RollGold') }),
  FinishCharacter: z.strictObject({
    type: z.literal('FinishCharacter'),
    name: text(60),
    alignment: z.enum(['lawful', 'neutral', 'chaotic']),
  }),
  DiscardCharacter: z.strictObject({ type: z.literal('DiscardCharacter'), user: anId<'user'>() }),
};
