import { skillChance } from '../../making/skills/eris-chance.ts';
import type { TrapsRule } from './rule.ts';

/** ERI-ADV-06 as one slot: whoever can find traps takes them apart. How traps spring is another's word. */
export const erisTraps = (silent: TrapsRule): TrapsRule => ({
  cites: { springing: silent.cites.springing, sprung: silent.cites.sprung, removing: 'ERI-ADV-06' },
  removal: (creature) => skillChance(creature, 'trapfinder'),
  // On what springs traps and whom they catch the book is silent (ERI-RUL-03).
  springs: silent.springs,
  catches: silent.catches,
});
