import { z } from 'zod';
import { anId, whole } from '../shapes.ts';

const creatures = z.array(anId<'creature'>()).max(200);

/** The form of each command of `procedures/mass-combat`. */
export const massCombatChecks = {
  SettleBattle: z.strictObject({
    type: z.literal('SettleBattle'),
    creatures,
    event: z.enum(['destroyed', 'routed']),
  }),
  LooseVolleys: z.strictObject({ type: z.literal('LooseVolleys'), creatures, volleys: whole(1, 20) }),
};
