import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/encumbrance`. */
export const encumbranceChecks = {
  TrimItems: z.strictObject({ type: z.literal('TrimItems'), creature: anId<'creature'>() }),
};
