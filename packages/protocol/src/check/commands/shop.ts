import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

/** The form of each command of `procedures/shop`. */
export const shopChecks = {
  Buy: z.strictObject({
    type: z.literal('Buy'),
    creature: anId<'creature'>(),
    ware: text(200),
    lots: whole(0, 10_000_000),
  }),
  BuyPackage: z.strictObject({
    type: z.literal('BuyPackage'),
    creature: anId<'creature'>(),
    name: text(200),
  }),
  ChangeCoins: z.strictObject({
    type: z.literal('ChangeCoins'),
    creature: anId<'creature'>(),
  }),
  Sell: z.strictObject({
    type: z.literal('Sell'),
    creature: anId<'creature'>(),
    item: anId<'item'>(),
    quantity: whole(0, 10_000_000),
  }),
};
