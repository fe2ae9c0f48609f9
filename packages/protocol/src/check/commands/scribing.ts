import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/scribing`. */
export const scribingChecks = {
  UseUp: z.strictObject({ type: z.literal('UseUp'), creature: anId<'creature'>(), item: anId<'item'>() }),
};
