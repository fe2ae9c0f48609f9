import type { Dice, Roll } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import { Unreckonable } from './arithmetic.ts';
import { throwSum } from './thrown-dice.ts';
import { readNotation, type Sum, type WrittenDice } from './written-dice.ts';

const MOST_DICE = 100;
const MOST_SIDES = 1000;
/** Faces one call may throw, exploding and rerolled dice included. */
const MOST_THROWS = 500;
const LONGEST = 100;

const UNDERSTOOD =
  'Dice are written like 2d6+1, d20, 4d6kh3 (keep the highest three), 2d20kl1, 3d6r=1 (reroll ones), 1d6! (exploding), 4dF or d%, joined by + − * /; at most 100 dice of 1,000 sides.';

/** Dice in notation, thrown. */
export interface Thrown {
  /** The faces in the order they fell, a run of equal dice together. */
  readonly rolls: readonly Roll[];
  readonly reckoning: string;
  readonly total: number;
}

/** Why notation is not thrown, in a sentence, and what is understood. */
export interface NotThrown {
  readonly fault: string;
}

/** Throws dice written in notation with the game's own dice, where the notation is understood and within bounds. */
export function throwNotation(dice: Dice, notation: string): Thrown | NotThrown {
  const sum = readWithinBounds(notation);
  if ('fault' in sum) return sum;
  const cup = new Cup(dice);
  try {
    const { shown, total } = throwSum(sum, (sides) => cup.throw(sides));
    if (!Number.isFinite(total)) return notThrown('What is written comes to no number.');
    return { rolls: cup.rolls(), reckoning: `${notation}: ${shown} = ${total}`, total };
  } catch (error) {
    if (error instanceof Unreckonable) return notThrown('What is written comes to no end, or to no number.');
    throw error;
  }
}

const notThrown = (why: string): NotThrown => ({ fault: `${why} ${UNDERSTOOD}` });

/** Read without a throw: few enough dice, few enough sides, and at least one die. */
function readWithinBounds(notation: string): Sum | NotThrown {
  if (notation.length > LONGEST) return notThrown(`That is longer than ${LONGEST} characters.`);
  const sum = read(notation);
  if (sum === null) return notThrown('A number of dice or sides comes to no number.');
  if ('misread' in sum) return notThrown(misread(notation, sum.misread));
  const dice = diceIn(sum);
  const count = dice.reduce((all, one) => all + one.count, 0);
  if (count < 1) return notThrown('There are no dice in it.');
  if (dice.some((one) => one.count < 1) || count > MOST_DICE) return notThrown(`Those are not 1 to ${MOST_DICE} dice.`);
  if (!dice.every(({ most }) => most >= 1 && most <= MOST_SIDES && Number.isInteger(most)))
    return notThrown(`A die has 1 to ${written(MOST_SIDES)} sides.`);
  return sum;
}

function read(notation: string): ReturnType<typeof readNotation> | null {
  try {
    return readNotation(notation);
  } catch (error) {
    if (error instanceof Unreckonable) return null;
    throw error;
  }
}

const misread = (notation: string, at: number): string =>
  at < notation.length
    ? `“${notation.slice(at, at + 10)}” cannot be read, at character ${at + 1} of “${notation}”.`
    : `Something is missing at the end of “${notation}”.`;

const diceIn = (sum: Sum): readonly WrittenDice[] =>
  sum.flatMap((part) => {
    if (typeof part !== 'object') return [];
    return part.kind === 'group' ? part.sums.flatMap(diceIn) : [part];
  });

/** Keeps every face that falls. */
class Cup {
  readonly #dice: Dice;
  readonly #thrown: { readonly sides: number; readonly face: number }[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  throw(sides: number): number {
    if (this.#thrown.length >= MOST_THROWS) throw new Unreckonable('too many throws');
    const face = this.#dice.die(sides);
    this.#thrown.push({ sides, face });
    return face;
  }

  rolls(): readonly Roll[] {
    const rolls: Roll[] = [];
    for (const { sides, face } of this.#thrown) {
      const last = rolls.at(-1);
      if (last?.sides !== sides) rolls.push({ sides, faces: [face], plus: 0, total: face });
      else rolls[rolls.length - 1] = { ...last, faces: [...last.faces, face], total: last.total + face };
    }
    return rolls;
  }
}
