import { BURNING_KINDS } from '@lanthorn/rules';
import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/light`. */
export const lightChecks = {
  LightUp: z.strictObject({
    type: z.literal('LightUp'),
    creature: anId<'creature'>(),
    kind: z.enum([...BURNING_KINDS, 'sword']),
  }),
  PutOut: z.strictObject({
    type: z.literal('PutOut'),
    light: anId<'light'>(),
  }),
  SetDownLight: z.strictObject({
    type: z.literal('SetDownLight'),
    light: anId<'light'>(),
  }),
  CoverLight: z.strictObject({
    type: z.literal('CoverLight'),
    light: anId<'light'>(),
    covered: z.boolean(),
  }),
  TakeUpLight: z.strictObject({
    type: z.literal('TakeUpLight'),
    light: anId<'light'>(),
    creature: anId<'creature'>(),
  }),
};
