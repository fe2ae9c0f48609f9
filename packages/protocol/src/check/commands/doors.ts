import { z } from 'zod';
import { anId } from '../shapes.ts';

/** The form of each command of `procedures/doors`. */
export const doorsChecks = {
  OpenDoor: z.strictObject({
    type: z.literal('OpenDoor'),
    creature: anId<'creature'>(),
    door: anId<'door'>(),
  }),
  CloseDoor: z.strictObject({
    type: z.literal('CloseDoor'),
    creature: anId<'creature'>(),
    door: anId<'door'>(),
  }),
  ForceDoor: z.strictObject({
    type: z.literal('ForceDoor'),
    creature: anId<'creature'>(),
    door: anId<'door'>(),
  }),
  PickLock: z.strictObject({
    type: z.literal('PickLock'),
    creature: anId<'creature'>(),
    door: anId<'door'>(),
  }),
  SpikeDoor: z.strictObject({
    type: z.literal('SpikeDoor'),
    creature: anId<'creature'>(),
    door: anId<'door'>(),
  }),
  PullSpike: z.strictObject({
    type: z.literal('PullSpike'),
    creature: anId<'creature'>(),
    door: anId<'door'>(),
  }),
  SetDoor: z.strictObject({
    type: z.literal('SetDoor'),
    door: anId<'door'>(),
    state: z.enum(['open', 'closed']),
    locked: z.boolean(),
    stuck: z.boolean(),
    found: z.boolean(),
  }),
};
