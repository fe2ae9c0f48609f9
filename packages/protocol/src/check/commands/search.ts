import { z } from 'zod';
import { anId, square } from '../shapes.ts';

/** The form of each command of `procedures/search`. */
export const searchChecks = {
  SearchArea: z.strictObject({
    type: z.literal('SearchArea'),
    creature: anId<'creature'>(),
    square: square,
    kind: z.enum(['secret-doors', 'room-traps', 'treasure-traps']),
  }),
};
