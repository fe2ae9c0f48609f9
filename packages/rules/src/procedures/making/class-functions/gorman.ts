import {
  DWARF_LORE,
  ELF_IMMUNITIES,
  GORMAN_CLASS,
  type GormanClass,
  STRONGHOLD_LEVEL,
} from '../../../content/gorman/classes.ts';
import type { Dice } from '../../../core/index.ts';

/** GOR-CLS-03, 05: what may be founded, from the ninth level on. */
export const strongholdOf = (of: GormanClass, level: number): 'temple' | 'castle' | null =>
  level >= STRONGHOLD_LEVEL ? GORMAN_CLASS[of].stronghold : null;

/** GOR-CLS-09: whether an effect leaves somebody untouched, without a save. */
export const isImmune = (of: string, effect: string): boolean => of === 'elf' && ELF_IMMUNITIES.includes(effect);

/** GOR-CLS-12: whether somebody is simply told of a thing. */
export const isTold = (of: string, topic: string): boolean => of === 'dwarf' && DWARF_LORE.includes(topic);

/** Feet within which a dwarf may notice a secret door, and the chance in six (GOR-CLS-13). */
export const SECRET_DOOR_NOTICE = { feet: 10, upTo: 2, sides: 6 } as const;

/** GOR-CLS-13: a dwarf who passes close by a secret door for the first time may notice it. */
export function noticesDoor(
  of: string,
  alreadyTried: boolean,
  dice: Dice,
): { readonly rolled: boolean; readonly noticed: boolean } {
  if (of !== 'dwarf' || alreadyTried) return { rolled: false, noticed: false };
  return { rolled: true, noticed: dice.die(SECRET_DOOR_NOTICE.sides) <= SECRET_DOOR_NOTICE.upTo };
}
