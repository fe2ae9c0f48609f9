import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/encounter`. */
export const encounterChecks = {
  BeginEncounter: z.strictObject({
    type: z.literal('BeginEncounter'),
    creatures: z.array(anId<'creature'>()).max(200),
    setting: z.enum(['dungeon', 'wilderness', 'water']),
    aware: z.enum(['none', 'party', 'monsters', 'both']),
    reveal: z.boolean(),
    atOnce: z.boolean().exactOptional(),
  }),
  JoinEncounter: z.strictObject({
    type: z.literal('JoinEncounter'),
    creatures: z.array(anId<'creature'>()).max(200),
    side: anId<'side'>().nullable(),
  }),
  SkipStep: z.strictObject({
    type: z.literal('SkipStep'),
  }),
  Parley: z.strictObject({
    type: z.literal('Parley'),
  }),
  ConcludeEncounter: z.strictObject({
    type: z.literal('ConcludeEncounter'),
  }),
};
