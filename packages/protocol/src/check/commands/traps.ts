import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/traps`. */
export const trapsChecks = {
  SpringTrap: z.strictObject({
    type: z.literal('SpringTrap'),
    trap: anId<'trap'>(),
    creatures: z.array(anId<'creature'>()).max(200),
    certain: z.boolean(),
  }),
  RevealTrap: z.strictObject({
    type: z.literal('RevealTrap'),
    trap: anId<'trap'>(),
  }),
  DisarmTrap: z.strictObject({
    type: z.literal('DisarmTrap'),
    trap: anId<'trap'>(),
  }),
  ResetTrap: z.strictObject({
    type: z.literal('ResetTrap'),
    trap: anId<'trap'>(),
  }),
  RemoveTrap: z.strictObject({
    type: z.literal('RemoveTrap'),
    creature: anId<'creature'>(),
    trap: anId<'trap'>(),
  }),
};
