import { z } from 'zod';
import { commandCheck } from './command.ts';
import { anId, plainId, point, whole } from './shapes.ts';

const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('party') }),
  z.strictObject({ kind: z.literal('spectator') }),
  z.strictObject({ kind: z.literal('creature'), creature: anId<'creature'>() }),
  z.strictObject({ kind: z.literal('player'), user: anId<'user'>() }),
]);

/** A check for each message a client may send. */
export const messageChecks = {
  sit: z.strictObject({
    campaign: plainId,
    version: whole(0, 1_000_000),
    page: plainId.exactOptional(),
    as: part.exactOptional(),
  }),
  command: z.strictObject({
    commandId: plainId,
    command: commandCheck,
    override: z.boolean().exactOptional(),
    looking: plainId.exactOptional(),
  }),
  pointer: z.strictObject({ at: point.nullable() }),
  ping: z.strictObject({ at: point }),
  typing: z.strictObject({ typing: z.boolean() }),
  dragging: z.strictObject({ creature: plainId, at: point.nullable() }),
  away: z.strictObject({ away: z.boolean() }),
};
