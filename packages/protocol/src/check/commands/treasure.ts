import { MAGIC_THINGS } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

const coins = whole(0, 1_000_000);

/** The form of each command of `procedures/treasure`. */
export const treasureChecks = {
  PoolTreasure: z.strictObject({
    type: z.literal('PoolTreasure'),
    pp: coins,
    gp: coins,
    ep: coins,
    sp: coins,
    cp: coins,
    valuables: coins,
  }),
  PoolThing: z.strictObject({
    type: z.literal('PoolThing'),
    name: text(60),
    thing: z.enum(MAGIC_THINGS),
    named: z.boolean(),
  }),
  TakeThing: z.strictObject({
    type: z.literal('TakeThing'),
    thing: anId<'item'>(),
    creature: anId<'creature'>(),
    by: z.enum(['agreement', 'dice']),
  }),
  BearPool: z.strictObject({ type: z.literal('BearPool'), creatures: z.array(anId<'creature'>()).max(200) }),
  SpendPool: z.strictObject({ type: z.literal('SpendPool'), gold: coins }),
};
