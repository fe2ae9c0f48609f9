import { z } from 'zod';
import { anId, text } from '../shapes.ts';

const creature = anId<'creature'>();

/** The form of each command of `procedures/backgrounds`. */
export const backgroundsChecks = {
  JoinBackground: z.strictObject({ type: z.literal('JoinBackground'), creature, background: text(40) }),
  LeaveBackground: z.strictObject({ type: z.literal('LeaveBackground'), creature }),
  LayOnHands: z.strictObject({ type: z.literal('LayOnHands'), healer: creature, touched: creature }),
  Rage: z.strictObject({ type: z.literal('Rage'), creature }),
};
