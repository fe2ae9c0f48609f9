import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

const BIG = 1_000_000;
const creatures = z.array(anId<'creature'>()).max(200);

/** The form of each command of `procedures/downtime`. */
export const downtimeChecks = {
  BeginDowntime: z.strictObject({
    type: z.literal('BeginDowntime'),
    place: z.enum(['settlement', 'camp', 'dungeon']),
    guarded: z.boolean(),
    wanderingFree: z.boolean(),
  }),
  ChoosePastime: z.strictObject({
    type: z.literal('ChoosePastime'),
    creature: anId<'creature'>(),
    pastime: z.enum(['rest', 'research', 'train', 'study', 'nothing']),
  }),
  MakeItem: z.strictObject({
    type: z.literal('MakeItem'),
    creature: anId<'creature'>(),
    form: z.enum(['scroll', 'potion']),
    spell: text(60),
  }),
  SeekHelp: z.strictObject({
    type: z.literal('SeekHelp'),
    creature: anId<'creature'>(),
    kind: text(40),
    scope: z.enum(['settlement', 'region']),
    size: z.enum(['village', 'town', 'city']),
    promised: whole(-BIG, BIG),
  }),
  PassDowntime: z.strictObject({ type: z.literal('PassDowntime'), days: whole(-BIG, BIG), rations: z.boolean() }),
  ChargeUpkeep: z.strictObject({ type: z.literal('ChargeUpkeep'), creatures }),
  EndDowntime: z.strictObject({ type: z.literal('EndDowntime'), staying: creatures }),
};
