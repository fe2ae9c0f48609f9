import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { thiefChance } from '../../../books/ose/content/thief-skills.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Door } from '../../../state/scene.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { DoorsRule } from './rule.ts';

/** OSE-DUN-03: so many in six, by strength. */
export const forcingChance = (strength: number): number => abilityBand(strength).openDoors;

/** OSE-DUN-06: likely is always, unless something holds the door or the referee has doors stand as they are left. */
export const swingsShut = (wedged: boolean, heldByCharacter: boolean, doorsSwingShut = true): boolean =>
  doorsSwingShut && !wedged && !heldByCharacter;

/** What keeps a door shut, for those who live behind it. */
export interface Keeping {
  readonly blocked: boolean;
  readonly magicallyClosed: boolean;
  readonly spikedShut: boolean;
}

/** OSE-DUN-07: stuck and locked doors do not keep them; these do. */
export const monstersCanOpen = ({ blocked, magicallyClosed, spikedShut }: Keeping): boolean =>
  !blocked && !magicallyClosed && !spikedShut;

/** Those who live in a dungeon are let by what keeps others out (OSE-DUN-07). */
function hindrance({ kind }: Creature, { spiked, locked, stuck }: Door): ReturnType<DoorsRule['hindrance']> {
  const keeping = { blocked: false, magicallyClosed: false, spikedShut: spiked };
  if (kind === 'monster') return monstersCanOpen(keeping) ? null : 'spiked';
  if (spiked) return 'spiked';
  if (locked) return 'locked';
  return stuck ? 'stuck' : null;
}

/** OSE-DUN-03, OSE-DUN-05, OSE-DUN-06, OSE-DUN-07; those without scores force doors as the average does. */
export const oseDoors = ({ swingShut }: { readonly swingShut: boolean }): DoorsRule => ({
  cites: { stuck: 'OSE-DUN-03', locked: 'OSE-DUN-05', held: 'OSE-DUN-06', monsters: 'OSE-DUN-07' },
  forcing: ({ abilities }) => inSix(forcingChance(abilities?.STR ?? 10)),
  force: { rule: 'OSE-DUN-03', by: ({ abilities }) => `strength ${abilities?.STR ?? 10}` },
  picking: (creature) => (creature.class === 'thief' ? thiefChance('locks', creature.level) : null),
  hindrance,
  swingsShut: (door, held) => swingsShut(door.spiked, held, swingShut),
});
