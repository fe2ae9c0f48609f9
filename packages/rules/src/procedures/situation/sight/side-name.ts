import type { Creature } from '../../../state/creature.ts';
import { UNSEEN } from '../../../state/sides.ts';
import { groupName } from './group-name.ts';

/** What a side of monsters is called by those of it who are not hidden. */
export function nameOfShown(members: readonly Creature[]): string {
  const shown = members.filter(({ hidden }) => !hidden);
  return shown.length === 0 ? UNSEEN : groupName(shown);
}
