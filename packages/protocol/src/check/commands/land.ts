import { GROUNDS } from '@lanthorn/rules';
import { z } from 'zod';
import { maybeText, text, whole } from '../shapes.ts';

const hex = whole(1, 100);
const area = { column: hex, row: hex, toColumn: hex, toRow: hex };

/** The form of each command of `procedures/land`. */
export const landChecks = {
  DrawLand: z.strictObject({
    type: z.literal('DrawLand'),
    name: text(80),
    layout: z.enum(['flat', 'pointy']),
    width: hex,
    height: hex,
    milesPerHex: whole(1, 30),
  }),
  ScaleLand: z.strictObject({ type: z.literal('ScaleLand'), milesPerHex: whole(1, 30) }),
  PaintHexes: z.strictObject({
    type: z.literal('PaintHexes'),
    ...area,
    ground: z.enum(GROUNDS),
    road: z.boolean(),
    river: z.boolean(),
  }),
  ShowHexes: z.strictObject({ type: z.literal('ShowHexes'), ...area, shown: z.boolean() }),
  DescribeHex: z.strictObject({
    type: z.literal('DescribeHex'),
    column: hex,
    row: hex,
    label: maybeText(80),
    note: maybeText(4_000),
  }),
  PlaceParty: z.strictObject({ type: z.literal('PlaceParty'), column: hex, row: hex }),
  FindBearings: z.strictObject({ type: z.literal('FindBearings') }),
};
