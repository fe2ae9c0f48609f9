import { type ErisClass, isErisClass } from '../../../books/eris/content/classes.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';

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

/** Its levels, as a fighter and as a magic-user; nobody has risen in a class never used. */
function levelsOf(elf: Creature): Both {
  const aside = elf.operating?.aside.level ?? 1;
  return operatingOf(elf) === 'fighter' ? [elf.level, aside] : [aside, elf.level];
}

/** ERI-ELF-06: the level somebody casts at; an elf as a magic-user, whatever it operates as. */
export const castingLevel = (caster: Creature): number =>
  caster.class === 'elf' ? figureOf(levelsOf(caster), 'magic-user') : caster.level;

/** Two figures, the fighter's left and the magic-user's right (ERI-ELF-02). */
export type Both = readonly [fighter: number, magicUser: number];

/** The figure of the class operated as. */
export const figureOf = ([fighter, magicUser]: Both, operating: Operating): number =>
  operating === 'fighter' ? fighter : magicUser;
