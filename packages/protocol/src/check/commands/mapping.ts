import { z } from 'zod';
import { anId, square, text } from '../shapes.ts';

/** The form of each command of `procedures/mapping`. */
export const mappingChecks = {
  WriteOnMap: z.strictObject({
    type: z.literal('WriteOnMap'),
    square: square,
    text: text(4000),
  }),
  EraseFromMap: z.strictObject({
    type: z.literal('EraseFromMap'),
    note: anId<'map-note'>(),
  }),
};
