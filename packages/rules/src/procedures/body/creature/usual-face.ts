import { classIcon, monsterIcon } from '../../../content/icons.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** The icon of somebody's class, or of the kind of monster whose name theirs holds; null for initials. */
export function usualFace(state: GameState, { class: of, name }: Creature): string | null {
  if (of) return classIcon(of);
  const [kind] = rulesOf(state)
    .monsters.bestiary.filter((monster) => name.toLowerCase().includes(monster.name.toLowerCase()))
    .toSorted((one, other) => other.name.length - one.name.length);
  return kind ? monsterIcon(kind.key) : null;
}
