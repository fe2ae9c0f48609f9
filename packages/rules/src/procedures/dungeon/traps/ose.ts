import { thiefChance } from '../../../books/ose/content/thief-skills.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { TrapsRule } from './rule.ts';

interface TrapOptions {
  /** Those who dwell in a dungeon know its traps (OSE-DUN-16). */
  readonly monstersBypass?: boolean;
}

/** OSE-DUN-15, OSE-DUN-16, OSE-APX-04. */
export const oseTraps = ({ monstersBypass = true }: TrapOptions = {}): TrapsRule => ({
  cites: { springing: 'OSE-DUN-15', sprung: 'OSE-DUN-16', removing: 'OSE-APX-04' },
  springs: inSix(2),
  catches: (victim) => !(victim === 'monster' && monstersBypass),
  removal: (creature) => (creature.class === 'thief' ? thiefChance('traps', creature.level) : null),
});
