import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/turning`. */
export const turningChecks = {
  TurnUndead: z.strictObject({
    type: z.literal('TurnUndead'),
    cleric: anId<'creature'>(),
  }),
};
