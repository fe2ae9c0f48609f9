import { z } from 'zod';
import { anId, maybeText, whole } from '../shapes.ts';

/** The form of each command of `procedures/attack`. */
export const attackChecks = {
  Attack: z.strictObject({
    type: z.literal('Attack'),
    attacker: anId<'creature'>(),
    target: anId<'creature'>(),
    attack: z.union([maybeText(200), whole(-1_000_000, 1_000_000)]),
    subdue: z.boolean().exactOptional(),
    lobbed: z.boolean().exactOptional(),
    modifier: whole(-1_000_000, 1_000_000).exactOptional(),
    behind: z.boolean().exactOptional(),
    backstab: z.boolean().exactOptional(),
    distance: whole(-1_000_000, 1_000_000).exactOptional(),
  }),
  AttackMany: z.strictObject({
    type: z.literal('AttackMany'),
    attacker: anId<'creature'>(),
    targets: z.array(anId<'creature'>()).max(100),
    attack: z.union([maybeText(200), whole(-1_000_000, 1_000_000)]),
  }),
  AttackSide: z.strictObject({
    type: z.literal('AttackSide'),
    side: anId<'side'>(),
    targets: z.array(maybeText(200)).max(400).exactOptional(),
  }),
  SetSituation: z.strictObject({
    type: z.literal('SetSituation'),
    creature: anId<'creature'>(),
    cover: z.enum(['none', '-1', '-2', '-3', '-4', 'complete']),
    water: z.enum(['none', 'in', 'under']),
    unstable: z.boolean(),
    surrounded: z.boolean(),
    silenced: z.boolean(),
    hasted: z.boolean().exactOptional(),
    mounted: z.boolean().exactOptional(),
    modifier: whole(-1_000_000, 1_000_000),
  }),
};
