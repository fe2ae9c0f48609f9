interface Place {
  readonly x: number;
  readonly y: number;
}

/** How two fingers moved: together, in pixels, and how many times as far apart they are now. */
export interface Pinch {
  readonly right: number;
  readonly down: number;
  readonly apart: number;
  /** Between them now. */
  readonly middle: Place;
}

/** The fingers on a map. */
export class TwoFingers {
  readonly #fingers = new Map<number, Place>();

  /** A finger, or the pointer, comes down; how many there are then. */
  down({ pointerId, clientX, clientY }: PointerEvent): number {
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
    return this.#fingers.size;
  }

  /** A finger moves; null while there are not two. */
  move({ pointerId, clientX, clientY }: PointerEvent): Pinch | null {
    const before = [...this.#fingers.values()];
    if (this.#fingers.has(pointerId)) this.#fingers.set(pointerId, { x: clientX, y: clientY });
    const [one, other] = [...this.#fingers.values()];
    const [oneBefore, otherBefore] = before;
    if (!one || !other || !oneBefore || !otherBefore || before.length !== 2) return null;
    const [middle, was] = [between(one, other), between(oneBefore, otherBefore)];
    const apart = gap(one, other) / Math.max(1, gap(oneBefore, otherBefore));
    return { right: middle.x - was.x, down: middle.y - was.y, apart, middle };
  }

  /** A finger is lifted; how many are left. */
  up({ pointerId }: PointerEvent): number {
    this.#fingers.delete(pointerId);
    return this.#fingers.size;
  }
}

const between = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const gap = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);
