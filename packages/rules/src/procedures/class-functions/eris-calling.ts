import { type ErisClass, isErisClass } from '../../content/eris/classes.ts';
import type { Creature } from '../../state/creature.ts';

/** What an elf operates as; a fighter until it chooses. */
export const operatingOf = ({ operating }: Pick<Creature, 'operating'>): 'fighter' | 'magic-user' =>
  operating?.as ?? 'fighter';

/** The class whose tables hold for somebody: an elf's is the one operated as (ERI-ELF-10); other folk are fighters (ERI-APX-13). */
export function erisCalling(creature: Pick<Creature, 'class' | 'operating'>): ErisClass | null {
  const { class: of } = creature;
  if (of === null) return null;
  if (of === 'elf') return operatingOf(creature);
  return isErisClass(of) ? of : 'fighter';
}
