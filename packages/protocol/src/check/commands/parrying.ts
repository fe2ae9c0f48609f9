import { z } from 'zod';
import { anId, maybeText, whole } from '../shapes.ts';

/** The form of each command of `procedures/parrying`. */
export const parryingChecks = {
  Parry: z.strictObject({
    type: z.literal('Parry'),
    creature: anId<'creature'>(),
    against: anId<'creature'>(),
    points: whole(-1_000_000, 1_000_000),
    wards: z.array(anId<'creature'>()).max(100),
  }),
  CounterAttack: z.strictObject({
    type: z.literal('CounterAttack'),
    creature: anId<'creature'>(),
    target: anId<'creature'>(),
    attack: z.union([maybeText(200), whole(-1_000_000, 1_000_000)]),
  }),
};
