import { DIVINE_SCROLLS, SCROLL_LEVELS } from '../../../content/magic-things.ts';
import { scrollOf } from '../../../content/scrolls.ts';
import { type Dice, pick, type Ruleset } from '../../../core/index.ts';
import type { NamedMagic } from './tables.ts';

/** The spells that may stand on scrolls of treasure. */
export type ScrollSpells = Ruleset['spells']['scrolls'];

/** A scroll of so many spells as the dice write it, which may have one of them twice; whatever else it is as it was. */
export function written(magic: NamedMagic, { arcane, divine }: ScrollSpells, dice: Dice): NamedMagic {
  const count = Number(/^scroll of (\d) spells?$/.exec(magic.name)?.[1] ?? 0);
  if (count === 0) return magic;
  const isPrayer = divine.length > 0 && dice.die(DIVINE_SCROLLS) === 1;
  const levels = isPrayer ? divine : arcane;
  return { ...magic, name: scrollOf(Array.from({ length: count }, () => spellOf(levels, dice))) };
}

/** Prayers go no higher than their highest level. */
function spellOf(levels: ScrollSpells['arcane'], dice: Dice): string {
  const face = dice.die(100);
  const level = SCROLL_LEVELS.find(([upTo]) => face <= upTo)?.[1] ?? 1;
  return pick(levels[Math.min(level, levels.length) - 1] ?? [], dice);
}
