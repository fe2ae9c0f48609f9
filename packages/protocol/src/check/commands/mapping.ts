import { z } from 'zod';
import { anId, maybeText, square } from '../shapes.ts';

/** The form of each command of `procedures/mapping`. */
export const mappingChecks = {
  WriteOnMap: z.strictObject({
    type: z.literal('WriteOnMap'),
    square,
    text: maybeText(200),
  }),
  EraseFromMap: z.strictObject({
    type: z.literal('EraseFromMap'),
    note: anId<'map-note'>(),
  }),
};
