/** Chance, from outside: the server's own generator in play, loaded faces in a test. */
export interface Dice {
  /** A face from 1 to `sides`. */
  die(sides: number): number;
  /** A fresh random id. */
  id(): string;
}

/** Dice as they fell. Kept in the event, so that nothing is ever rolled twice. */
export interface Roll {
  readonly sides: number;
  readonly faces: readonly number[];
  readonly plus: number;
  readonly total: number;
}

/** Dice of a kind that fell so, with nothing added. */
export const fallen = (sides: number, faces: readonly number[]): Roll => ({
  sides,
  faces,
  plus: 0,
  total: faces.reduce((sum, face) => sum + face, 0),
});

/** One of some, alike likely. The list is not empty. */
export const pick = <One>(list: readonly One[], dice: Dice): One => list[dice.die(list.length) - 1] as One;

/** The same in an order that the dice make. */
export function shuffled<One>(list: readonly One[], dice: Dice): readonly One[] {
  const left = [...list];
  return list.map(() => left.splice(dice.die(left.length) - 1, 1)[0] as One);
}

/** Throws `count` dice of `sides` and adds `plus`. */
export function roll(dice: Dice, count: number, sides: number, plus = 0): Roll {
  const faces = Array.from({ length: count }, () => dice.die(sides));
  return { sides, faces, plus, total: faces.reduce((sum, face) => sum + face, plus) };
}

/** The same dice, and a note of the faces as they fall, of dice of one kind. */
export class NotedDice implements Dice {
  readonly #dice: Dice;
  readonly #faces: number[] = [];
  #sides = 6;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** What has been thrown. */
  get thrown(): Roll {
    return fallen(this.#sides, [...this.#faces]);
  }

  die(sides: number): number {
    const face = this.#dice.die(sides);
    this.#sides = sides;
    this.#faces.push(face);
    return face;
  }

  id(): string {
    return this.#dice.id();
  }
}

/** Dice that fall as told, in order; an error when they run out. For tests and rule vectors. */
export function loaded(...faces: readonly number[]): Dice {
  let next = 0;
  let ids = 0;
  return {
    die(sides) {
      const face = faces[next];
      next += 1;
      if (face === undefined) throw new Error(`no face is loaded for throw ${next} (d${sides})`);
      return face;
    },
    id: () => `id-${++ids}`,
  };
}

/** Dice thrown one by one, those of a kind that follow each other together. */
export function gathered(rolls: readonly Roll[]): readonly Roll[] {
  const all: Roll[] = [];
  for (const each of rolls) {
    const last = all.at(-1);
    if (!last || last.sides !== each.sides || last.plus !== 0 || each.plus !== 0) all.push(each);
    else all.splice(-1, 1, { ...last, faces: [...last.faces, ...each.faces], total: last.total + each.total });
  }
  return all;
}
