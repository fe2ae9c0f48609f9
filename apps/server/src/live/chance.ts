import { randomInt } from 'node:crypto';
import type { Dice } from '@lanthorn/rules';
import { nanoid } from 'nanoid';

/** The server's own chance: nobody, not even a seed, foresees it. */
export const chance: Dice = {
  die: (sides) => randomInt(1, sides + 1),
  id: () => nanoid(12),
};
