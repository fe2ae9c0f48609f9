import { type Dice, pick } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Monster } from '../../../state/monster.ts';
import type { Asked } from './asked.ts';
import { THEMES } from './themes/themes.ts';

/** Hit dice above the level at which a monster is no longer brought in for its name. */
const STRONGER = 2;

/** Who lives in a room: mostly of those that the words name, else of the level's encounter table, mostly such as suit the place. */
export function whoLives({ rules, dice }: Play, { words, level, theme }: Asked): Monster | null {
  const wanted = words
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word.length > 2);
  const called = rules.monsters.bestiary.filter(
    ({ name, hitDice }) =>
      hitDice.dice <= level + STRONGER && wanted.some((word) => name.toLowerCase().includes(word.replace(/s$/, ''))),
  );
  const listed = rules.wandering.met.table(level).flatMap((key) => rules.monsters.monster(key) ?? []);
  const suited = listed.filter((monster) => THEMES[theme].suits(monster));
  return oneOf([called, suited, listed], dice);
}

/** From the first list that has any, but each is passed over once in three. */
function oneOf(lists: readonly (readonly Monster[])[], dice: Dice): Monster | null {
  for (const [at, list] of lists.entries()) {
    const last = lists.slice(at + 1).every(({ length }) => length === 0);
    if (list.length > 0 && (last || dice.die(3) > 1)) return pick(list, dice);
  }
  return null;
}
