import { z } from 'zod';
import { anId, maybeText } from '../shapes.ts';

/** The form of each command of `procedures/illusions`. */
export const illusionsChecks = {
  ShowIllusion: z.strictObject({
    type: z.literal('ShowIllusion'),
    creatures: z.array(anId<'creature'>()).max(200),
    source: maybeText(80),
    damage: maybeText(40),
    breath: z.boolean(),
    secret: z.boolean(),
  }),
  Disbelieve: z.strictObject({ type: z.literal('Disbelieve'), creature: anId<'creature'>(), on: z.boolean() }),
};
