import type { ErisClass } from '../../../books/eris/content/classes.ts';
import { type Band, banded } from '../../../content/banded.ts';
import type { Creature } from '../../../state/creature.ts';
import { erisCalling } from './eris-calling.ts';

const FOREVER = Number.POSITIVE_INFINITY;

/** Death and poison, wands with polymorph and paralysis, stone, breath, staves and spells. */
const ERIS_SAVES = ['D', 'W', 'P', 'B', 'S'] as const;

export type ErisSaveKind = (typeof ERIS_SAVES)[number];

/** ERI-APX-10: by level. */
const TABLES: Readonly<Record<ErisClass, readonly Band<readonly number[]>[]>> = {
  fighter: [
    { upTo: 3, value: [12, 13, 14, 15, 16] },
    { upTo: 6, value: [10, 11, 12, 13, 14] },
    { upTo: 9, value: [8, 9, 10, 10, 12] },
    { upTo: 12, value: [6, 7, 8, 8, 10] },
    { upTo: FOREVER, value: [4, 5, 5, 5, 8] },
  ],
  'magic-user': [
    { upTo: 5, value: [13, 14, 13, 16, 15] },
    { upTo: 10, value: [11, 12, 11, 14, 12] },
    { upTo: 15, value: [8, 9, 8, 11, 8] },
    { upTo: FOREVER, value: [5, 6, 5, 8, 3] },
  ],
  cleric: [
    { upTo: 4, value: [11, 12, 14, 16, 15] },
    { upTo: 8, value: [9, 10, 12, 14, 12] },
    { upTo: 12, value: [6, 7, 9, 11, 9] },
    { upTo: FOREVER, value: [3, 5, 7, 8, 7] },
  ],
};

/** ERI-APX-10: all five, in order. */
export const erisSaves = (of: ErisClass, level: number): readonly number[] => banded(TABLES[of], level);

export const erisSaveTarget = (of: ErisClass, level: number, kind: ErisSaveKind): number =>
  erisSaves(of, level)[ERIS_SAVES.indexOf(kind)] ?? 0;

/** Whoever saves, by class and level. */
export interface Saver {
  readonly class: ErisClass;
  readonly level: number;
}

/** d20 and what is added against the number. No 1 or 20 is special. */
export function erisSave(
  by: Saver,
  kind: ErisSaveKind,
  natural: number,
  modifier = 0,
): { readonly target: number; readonly total: number; readonly saved: boolean } {
  const target = erisSaveTarget(by.class, by.level, kind);
  const total = natural + modifier;
  return { target, total, saved: total >= target };
}

/** Levels that dwarves and hobbits gain on saves against magic (ERI-HOB-04, ERI-DWF-03). */
const AGAINST_MAGIC = 4;

export const levelAgainst = (level: number, magical: boolean): number => level + (magical ? AGAINST_MAGIC : 0);

export const resistsMagic = (race: string): boolean => race === 'dwarf' || race === 'hobbit';

/** ERI-SAV-01: the level that hit dice save as: whole dice, one at least. */
export function savesAs(hitDice: number | string): number {
  const dice = typeof hitDice === 'number' ? hitDice : Number.parseFloat(hitDice.replace(/1\/2|½/, '0.5'));
  return Math.max(1, Math.floor(dice));
}

/** Characters save by their class and level (ERI-ELF-10, ERI-APX-13); monsters by their hit dice (ERI-SAV-01, 02). */
export function saverOf(creature: Creature): Saver {
  const { level, hitDice, traits } = creature;
  const calling = erisCalling(creature);
  if (calling) return { class: calling, level };
  return { class: traits?.savesLike ?? 'fighter', level: hitDice ? savesAs(hitDice.dice) : 1 };
}
