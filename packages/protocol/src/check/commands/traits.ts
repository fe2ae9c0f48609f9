import type { Monster } from '@lanthorn/rules';
import { z } from 'zod';
import { whole } from '../shapes.ts';

/** Wider than the rules allow: those refuse with a sentence. */
const figure = whole(-1_000_000, 1_000_000);

/** What a monster's description adds to its figures: each trait that the rules know. */
export const traits = z.strictObject({
  surprisesOn: figure.exactOptional(),
  immune: z.enum(['mundane', 'nonmagical']).exactOptional(),
  mindless: z.boolean().exactOptional(),
  aquatic: z.boolean().exactOptional(),
  silent: z.boolean().exactOptional(),
  tenacious: z.boolean().exactOptional(),
  normalHuman: z.boolean().exactOptional(),
  eyeless: z.boolean().exactOptional(),
  weakPoint: z.enum(['covered', 'exposed']).exactOptional(),
  sweeps: z.boolean().exactOptional(),
  biteDrainsForAWhile: z.boolean().exactOptional(),
  unwrestled: z.boolean().exactOptional(),
  savesLike: z.enum(['magic-user', 'cleric']).exactOptional(),
  initiative: figure.exactOptional(),
} satisfies Record<keyof Monster['traits'], z.ZodType>);
