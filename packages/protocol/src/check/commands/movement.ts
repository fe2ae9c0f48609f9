import { z } from 'zod';
import { anId, square } from '../shapes.ts';

/** The form of each command of `procedures/movement`. */
export const movementChecks = {
  MoveCreature: z.strictObject({
    type: z.literal('MoveCreature'),
    creature: anId<'creature'>(),
    to: square,
    asFar: z.boolean().exactOptional(),
  }),
  MoveParty: z.strictObject({
    type: z.literal('MoveParty'),
    to: square,
  }),
  MoveTogether: z.strictObject({
    type: z.literal('MoveTogether'),
    creatures: z.array(anId<'creature'>()).max(200),
    of: anId<'creature'>(),
    to: square,
  }),
  TakeBackMove: z.strictObject({
    type: z.literal('TakeBackMove'),
    creature: anId<'creature'>(),
  }),
};
