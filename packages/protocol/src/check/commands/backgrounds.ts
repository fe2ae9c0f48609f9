import { z } from 'zod';
import { anId, text, whole } from '../shapes.ts';

const creature = anId<'creature'>();

/** The form of each command of `procedures/backgrounds`. */
export const backgroundsChecks = {
  JoinBackground: z.strictObject({
    type: z.literal('JoinBackground'),
    creature,
    background: text(40),
    trained: whole(0, 10_000).exactOptional(),
  }),
  LeaveBackground: z.strictObject({ type: z.literal('LeaveBackground'), creature }),
  LayOnHands: z.strictObject({ type: z.literal('LayOnHands'), healer: creature, touched: creature }),
  Assassinate: z.strictObject({
    type: z.literal('Assassinate'),
    creature,
    target: creature,
    attack: whole(-1_000_000, 1_000_000),
  }),
  Rage: z.strictObject({ type: z.literal('Rage'), creature }),
};
