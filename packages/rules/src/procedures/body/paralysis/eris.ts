import type { ErisClass } from '../../../books/eris/content/classes.ts';
import { withstands } from '../../../books/eris/content/constitution.ts';
import type { Dice } from '../../../core/index.ts';
import { erisSave, levelAgainst, resistsMagic, type Saver } from '../creature/eris-saves.ts';

/** ERI-PRL-01: whether breath and heart go on, by d100. */
export function seized(
  constitution: number,
  dice: Dice,
): { readonly chance: number; readonly state: 'paralysed' | 'dead' } {
  const chance = withstands(constitution);
  return { chance, state: dice.die(100) <= chance ? 'paralysed' : 'dead' };
}

/** ERI-PRL-02: a save against wands, and if it fails the body's own. */
export function paralysed(by: Saver, constitution: number, dice: Dice) {
  const { target, saved } = erisSave(by, 'W', dice.die(20));
  return { target, saved, state: saved ? 'unaffected' : seized(constitution, dice).state } as const;
}

/** ERI-PRL-03: a ghoul's touch holds by fear; elves are not held. */
export function ghoulTouch(race: string, by: Saver, countsAsMagic: boolean, dice: Dice) {
  if (race === 'elf') return { target: null, saved: null, state: 'immune' } as const;
  const level = levelAgainst(by.level, countsAsMagic && resistsMagic(race));
  const { target, saved } = erisSave({ ...by, level }, 'S', dice.die(20));
  return { target, saved, state: saved ? 'unaffected' : 'ghoul-paralysed' } as const;
}

const QUALIFIES_AT: Readonly<Record<ErisClass, number>> = { fighter: 4, cleric: 5, 'magic-user': 6 };

/** ERI-PRL-05: elves, and those of some level. */
export const shakesOut = (race: string, { class: of, level }: Saver): boolean =>
  race === 'elf' || level >= QUALIFIES_AT[of];
