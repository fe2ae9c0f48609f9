import { skillChance } from '../../making/skills/eris.ts';
import type { TrapsRule } from './rule.ts';

/** ERI-ADV-06 as one slot: whoever can find traps takes them apart. On what springs traps and whom they catch the book is silent (ERI-RUL-03). */
export const erisTraps = (silent: TrapsRule): TrapsRule => ({
  cites: { springing: silent.cites.springing, sprung: silent.cites.sprung, removing: 'ERI-ADV-06' },
  removal: (creature) => skillChance(creature, 'trapfinder'),
  springs: silent.springs,
  catches: silent.catches,
});
