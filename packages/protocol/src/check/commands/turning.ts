import { z } from 'zod';
import { anId, text } from '../shapes.ts';

/** The form of each command of `procedures/turning`. */
export const turningChecks = {
  TurnUndead: z.strictObject({
    type: z.literal('TurnUndead'),
    cleric: anId<'creature'>(),
    kind: text(40).exactOptional(),
  }),
};
