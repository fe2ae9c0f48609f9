import { type ErisClass, isErisClass } from '../../content/eris/classes.ts';
import type { Creature } from '../../state/creature.ts';

/** The class whose tables hold for somebody: an elf's is the one operated as (ERI-ELF-10); other folk are fighters (ERI-APX-13). */
export function erisCalling({ class: of, operating }: Pick<Creature, 'class' | 'operating'>): ErisClass | null {
  if (of === null) return null;
  if (of === 'elf') return operating?.as ?? 'fighter';
  return isErisClass(of) ? of : 'fighter';
}
