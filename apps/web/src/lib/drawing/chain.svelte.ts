import type { Point } from '@lanthorn/geometry';

/** The wall that is being drawn, from point to point. */
export class Chain {
  points = $state.raw<readonly Point[]>([]);

  /** One more point. True when the wall is done: at the same point again, and at the first. */
  add(point: Point): boolean {
    const [first, last] = [this.points[0], this.points.at(-1)];
    if (last && same(last, point)) return true;
    const closes = this.points.length > 2 && first !== undefined && same(first, point);
    this.points = [...this.points, point];
    return closes;
  }

  /** The last point is taken back. True when there was one. */
  takeBack(): boolean {
    const begun = this.points.length > 0;
    this.points = this.points.slice(0, -1);
    return begun;
  }

  /** The points that were set, of which the chain lets go. */
  end(): readonly Point[] {
    const { points } = this;
    this.points = [];
    return points;
  }
}

const same = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;
