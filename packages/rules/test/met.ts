import type { Dice } from '../src/core/index.ts';
import { rulesBy } from './in-play.ts';

/** The two sides of a meeting. */
const SIDES = ['party', 'monsters'] as const;

/** Which of both sides the dice of Gorman's house surprise, by their chances in six, and the faces that the distance needs. */
export function surprisedBy(chances: Readonly<Record<(typeof SIDES)[number], number>>, dice: Dice) {
  const {
    roll: { sides, surprised },
  } = rulesBy('gorman').surprise;
  const faces = SIDES.map(() => dice.die(sides));
  const [partySurprised, monstersSurprised] = SIDES.map((side, place) => surprised(faces[place] ?? 0, chances[side]));
  return { faces, partySurprised: partySurprised ?? false, monstersSurprised: monstersSurprised ?? false };
}

/** How those who are met take it in Gorman's house, and the total thrown. */
export function reactionBy(modifier: number, charisma: number | null, dice: Dice) {
  const { dice: thrown, speaking, result } = rulesBy('gorman').reaction;
  const faces = Array.from({ length: thrown.count }, () => dice.die(thrown.sides));
  const total = faces.reduce((sum, face) => sum + face, modifier + speaking(charisma));
  return { total, reaction: NAMES[result(total)] ?? result(total) };
}

/** What the book calls what play names as the chapter does. */
const NAMES: Readonly<Record<string, string>> = { attacks: 'hostile', friendly: 'positive' };

/** Who goes first in Gorman's house, and what each side threw last. */
export function initiativeBy(dice: Dice) {
  const {
    die: { sides },
    order,
  } = rulesBy('gorman').initiative;
  const thrown = { party: 0, monsters: 0 };
  const [[first] = []] = order(
    SIDES.map((id) => ({ id, modifier: 0, slow: false })),
    ({ id }) => {
      const face = dice.die(sides);
      thrown[id === 'party' ? 'party' : 'monsters'] = face;
      return face;
    },
  );
  return { ...thrown, first };
}
