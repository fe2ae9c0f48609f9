import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/reaction`. */
export const reactionChecks = {
  RollReaction: z.strictObject({
    type: z.literal('RollReaction'),
    speaker: z.union([anId<'creature'>(), z.literal('nobody')]),
    modifier: whole(-1_000_000, 1_000_000),
  }),
  SetReaction: z.strictObject({
    type: z.literal('SetReaction'),
    reaction: z.enum(['attacks', 'hostile', 'uncertain', 'indifferent', 'friendly']),
  }),
};
