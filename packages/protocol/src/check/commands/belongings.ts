import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

const count = whole(0, 10_000_000);

/** The form of each command of `procedures/belongings`. */
export const belongingsChecks = {
  GiveItem: z.strictObject({
    type: z.literal('GiveItem'),
    creature: anId<'creature'>(),
    name: text(200),
    quantity: count,
    weight: count,
    kind: z.enum(['armour', 'gear', 'treasure', 'weapon']),
    use: z.enum([
      'none',
      'torch',
      'lantern',
      'hooded-lantern',
      'candle',
      'oil',
      'tinderbox',
      'ration',
      'waterskin',
      'spike',
      'rope',
      'thieves-tools',
      'holy-symbol',
    ]),
  }),
  DropItem: z.strictObject({
    type: z.literal('DropItem'),
    creature: anId<'creature'>(),
    item: anId<'item'>(),
    quantity: count,
  }),
  HandOver: z.strictObject({
    type: z.literal('HandOver'),
    creature: anId<'creature'>(),
    item: anId<'item'>(),
    quantity: count,
    to: anId<'creature'>(),
  }),
  MarkBulky: z.strictObject({
    type: z.literal('MarkBulky'),
    creature: anId<'creature'>(),
    item: anId<'item'>(),
    bulky: z.boolean(),
  }),
  PickUp: z.strictObject({
    type: z.literal('PickUp'),
    creature: anId<'creature'>(),
    thing: anId<'item'>(),
  }),
  ClearAway: z.strictObject({
    type: z.literal('ClearAway'),
    thing: anId<'item'>(),
  }),
  SetCoins: z.strictObject({
    type: z.literal('SetCoins'),
    creature: anId<'creature'>(),
    pp: count,
    gp: count,
    ep: count,
    sp: count,
    cp: count,
  }),
};
