import { DiceRoll, type Dice as NotationDice, NumberGenerator, Parser, RollGroup } from '@dice-roller/rpg-dice-roller';
import type { Dice, Roll } from '../../../core/index.ts';

export const MOST_DICE = 100;
export const MOST_SIDES = 1000;
/** Faces one call may throw, exploding and rerolled dice included. */
const MOST_THROWS = 500;
const LONGEST = 100;

export const UNDERSTOOD =
  'Dice are written like 2d6+1, d20, 4d6kh3 (keep the highest three), 2d20kl1, 3d6r=1 (reroll ones), 1d6! (exploding), 4dF or d%, joined by + − * /; at most 100 dice of 1,000 sides.';

/** Dice in notation, thrown. */
export interface Thrown {
  /** The faces in the order they fell, a run of equal dice together. */
  readonly rolls: readonly Roll[];
  readonly reckoning: string;
  readonly total: number;
}

/** Throws dice written in notation with the game's own dice; null when the notation is not understood or out of bounds. */
export function throwNotation(dice: Dice, notation: string): Thrown | null {
  if (!isWithinBounds(notation)) return null;
  const cup = new Cup(dice);
  const { generator } = NumberGenerator;
  const usual: unknown = generator.engine;
  generator.engine = cup;
  try {
    const thrown = new DiceRoll(notation);
    return Number.isFinite(thrown.total) ? { rolls: cup.rolls(), reckoning: thrown.output, total: thrown.total } : null;
  } catch (error) {
    if (isNotationFault(error)) return null;
    throw error;
  } finally {
    generator.engine = usual;
  }
}

/** Parsed without a throw: few enough dice, few enough sides, and at least one die. */
function isWithinBounds(notation: string): boolean {
  if (notation.length > LONGEST) return false;
  try {
    const dice = diceIn(Parser.parse(notation));
    const count = dice.reduce((sum, die) => sum + die.qty, 0);
    return count >= 1 && count <= MOST_DICE && dice.every((die) => die.max - die.min < MOST_SIDES);
  } catch (error) {
    if (isNotationFault(error)) return false;
    throw error;
  }
}

function diceIn(parsed: unknown): readonly NotationDice.StandardDice[] {
  if (Array.isArray(parsed)) return parsed.flatMap(diceIn);
  if (parsed instanceof RollGroup) return diceIn(parsed.expressions);
  return isDice(parsed) ? [parsed] : [];
}

const isDice = (part: unknown): part is NotationDice.StandardDice =>
  typeof part === 'object' && part !== null && 'qty' in part && 'min' in part && 'max' in part;

/** The library throws errors of many classes at what it cannot read; what our own dice throw is a fault of ours. */
const isNotationFault = (error: unknown): boolean => error instanceof Error && !(error instanceof DiceFault);

class DiceFault extends Error {}

/** Stands in for the library's chance: every face it asks for comes from the game's dice, and is kept. */
class Cup {
  /** Set by the library before each throw: the least and the greatest face. */
  range: readonly [number, number] = [1, 1];
  readonly #dice: Dice;
  readonly #thrown: { readonly sides: number; readonly face: number }[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** How far above the least face the die fell. */
  next(): number {
    if (this.#thrown.length >= MOST_THROWS) throw new RangeError('too many throws');
    const [least, most] = this.range;
    const sides = most - least + 1;
    const above = this.#die(sides) - 1;
    this.#thrown.push({ sides, face: least + above });
    return above;
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

  #die(sides: number): number {
    try {
      return this.#dice.die(sides);
    } catch (error) {
      throw new DiceFault('the dice did not fall', { cause: error });
    }
  }
}
