import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

/** The form of each command of `procedures/pursuit`. */
export const pursuitChecks = {
  RunOn: z.strictObject({
    type: z.literal('RunOn'),
    obstacle: z.enum(['none', 'slow', 'stop']),
    lostSight: z.boolean(),
    through: z.enum(['corner', 'door', 'stairs', 'secret-door']).optional(),
    fleersLost: whole(0, 10).exactOptional(),
    pursuersLost: whole(0, 10).exactOptional(),
    goOn: z.boolean(),
    environment: whole(-100, 100).exactOptional(),
  }),
  DropLure: z.strictObject({
    type: z.literal('DropLure'),
    creature: anId<'creature'>(),
    what: z.union([z.enum(['coins', 'pool']), anId<'item'>()]),
  }),
};
