import { z } from 'zod';
import { anId, maybeText, whole } from '../shapes.ts';

/** The form of each command of `procedures/party`. */
export const partyChecks = {
  SetMarchingOrder: z.strictObject({
    type: z.literal('SetMarchingOrder'),
    situation: maybeText(200),
    ranks: z.array(z.array(anId<'creature'>()).max(200)).max(200),
  }),
  MoveInOrder: z.strictObject({
    type: z.literal('MoveInOrder'),
    creature: anId<'creature'>(),
    rank: whole(-1_000_000, 1_000_000),
  }),
  TakeFormation: z.strictObject({
    type: z.literal('TakeFormation'),
    situation: maybeText(200),
  }),
  AppointCaller: z.strictObject({
    type: z.literal('AppointCaller'),
    user: anId<'user'>().nullable(),
  }),
  AppointMapper: z.strictObject({
    type: z.literal('AppointMapper'),
    user: anId<'user'>().nullable(),
  }),
  DivideTreasure: z.strictObject({
    type: z.literal('DivideTreasure'),
    pp: whole(-1_000_000, 1_000_000),
    gp: whole(-1_000_000, 1_000_000),
    ep: whole(-1_000_000, 1_000_000),
    sp: whole(-1_000_000, 1_000_000),
    cp: whole(-1_000_000, 1_000_000),
  }),
  RollOffItems: z.strictObject({
    type: z.literal('RollOffItems'),
    items: whole(-1_000_000, 1_000_000),
  }),
};
