import { type Bounds, extentOf, type GridKind, type Point } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import type { Patch } from '../drawing/patch.ts';
import {
  asDrawn,
  begunNear,
  countedIn,
  inPicture,
  type Lay,
  laidBy,
  layFound,
  layOf,
  type Marked,
  scaled,
} from './laid.ts';
import type { LookedAt } from './looked-at.ts';
import type { AskGrid, Measured } from './worker.ts';

/** Dragging less than this, in squares, marks none. */
const LEAST_DRAG = 0.3;

/** A hand that lays the grid of a map over its picture: it is shown as it would lie until it is taken. */
export class GridTool {
  waiting = $state(false);
  /** What was found, or why nothing was. */
  sentence = $state<string | null>(null);
  /** As it would lie; null while that is as it does. */
  #wished = $state.raw<Lay | null>(null);
  /** Squares that were marked in the picture. */
  marked = $state.raw<Marked | null>(null);
  #begun: Point | null = null;
  /** Pixels of the whole picture; null until somebody has looked at it. */
  #size: Bounds | null = null;
  readonly #picture: LookedAt;

  constructor(picture: LookedAt) {
    this.#picture = picture;
  }

  get changed(): boolean {
    return this.#wished !== null;
  }

  /** How the grid lies, or would. */
  of(scene: Scene): Lay | null {
    return this.#wished ?? layOf(scene);
  }

  /** Looks for a grid that is drawn in the picture. */
  async look(campaign: string, scene: Scene): Promise<void> {
    const now = layOf(scene);
    if (!now || this.waiting) return;
    this.waiting = true;
    this.sentence = null;
    const measured = await this.#measured(campaign, scene, 'grid');
    this.waiting = false;
    if (!measured) return;
    const { found } = measured;
    if (!found) {
      this.sentence =
        'No squares and no hexes are to be seen in this picture. Drag over some that you know of, and say how many they are.';
      return;
    }
    const { halved } = this.#picture;
    const corner = { x: found.corner.x * halved, y: found.corner.y * halved };
    this.marked = null;
    this.#wished = layFound({ grid: found.grid, pixels: found.pixels * halved, corner }, now.corner);
    const { width, height } = asDrawn(this.#wished, this.#sizeOf(scene));
    this.sentence = `${FOUND[found.grid](this.#wished.pixelsPerSquare.toFixed(1))} are drawn in it: ${width} by ${height}.`;
  }

  async #measured(campaign: string, scene: Scene, want: AskGrid['want']): Promise<Measured | null> {
    const answer = await this.#picture.ask(campaign, scene, () => ({ want }));
    if (!answer.ok || !('measured' in answer)) {
      this.sentence = answer.ok ? null : answer.sentence || null;
      return null;
    }
    const { width, height } = answer.measured;
    const { halved } = this.#picture;
    this.#size = { width: width * halved, height: height * halved };
    return answer.measured;
  }

  press(scene: Scene, point: Point): void {
    this.#begun = point;
    this.at(scene, point);
  }

  /** The hand moves on, over squares that are marked. */
  at(scene: Scene, point: Point): void {
    const begun = this.#begun;
    const now = layOf(scene);
    if (!begun || !now) return;
    if (Math.max(Math.abs(point.x - begun.x), Math.abs(point.y - begun.y)) < LEAST_DRAG) return;
    const [from, to] = [inPicture(now, begun), inPicture(now, point)];
    this.marked = { from, to, ...countedIn(this.of(scene) ?? now, from, to) };
  }

  lift(scene: Scene): void {
    if (!this.#begun) return;
    this.#begun = null;
    if (this.marked) this.count(scene, this.marked.across, this.marked.down);
  }

  /** The squares that were marked are so many. */
  count(scene: Scene, across: number, down: number): void {
    const now = layOf(scene);
    if (!this.marked || !now) return;
    this.marked = { ...this.marked, across, down };
    this.sentence = null;
    const { grid } = this.of(scene) ?? now;
    this.#wished = laidBy(this.marked, { ...now, grid });
  }

  /** The grid is of another kind. */
  become(scene: Scene, grid: GridKind): void {
    const [laid, now] = [this.of(scene), layOf(scene)];
    if (!laid || !now) return;
    this.marked = null;
    this.sentence = null;
    this.#wished = grid === now.grid && !this.changed ? null : begunNear({ ...laid, grid }, now.corner);
  }

  /** The grid moves over the picture by so many of its pixels. */
  nudge(scene: Scene, dx: number, dy: number): void {
    const now = this.of(scene);
    if (now) this.#wished = { ...now, corner: { x: now.corner.x + dx, y: now.corner.y + dy } };
  }

  /** The squares become as large as this. */
  scale(scene: Scene, pixels: number): void {
    const [wished, now] = [this.of(scene), layOf(scene)];
    if (wished && now && Number.isFinite(pixels))
      this.#wished = scaled(wished, pixels, inPicture(now, middleOf(scene)));
  }

  /** Takes the grid as it is shown; what lays it so, over the whole picture. */
  async take(campaign: string, scene: Scene): Promise<Patch | null> {
    const wished = this.#wished;
    if (!wished || !scene.image || this.waiting) return null;
    this.waiting = true;
    if (!this.#size) await this.#measured(campaign, scene, 'size');
    this.waiting = false;
    // Left, or wished otherwise, while the picture was looked at.
    if (this.#wished !== wished) return null;
    const laid = asDrawn(wished, this.#sizeOf(scene));
    this.letGo();
    return { put: { laid }, take: {} };
  }

  /** Pixels of the picture: where it cannot be looked at, as far as the map reaches over it. */
  #sizeOf(scene: Scene): Bounds {
    const now = layOf(scene);
    const { width, height } = extentOf(scene);
    const { x, y } = now ? inPicture(now, { x: width, y: height }) : { x: width, y: height };
    return this.#size ?? { width: x, height: y };
  }

  /** The grid lies as it did. True when it was to lie otherwise. */
  letGo(): boolean {
    const held = this.#wished !== null || this.marked !== null;
    this.#begun = null;
    this.#wished = null;
    this.marked = null;
    this.sentence = null;
    return held;
  }

  /** Another scene. */
  forget(): void {
    this.letGo();
    this.#size = null;
  }
}

const FOUND: Readonly<Record<GridKind, (pixels: string) => string>> = {
  square: (pixels) => `Squares of ${pixels} pixels`,
  pointy: (pixels) => `Hexes with points up, ${pixels} pixels from side to side,`,
  flat: (pixels) => `Hexes with flats up, ${pixels} pixels from side to side,`,
};

/** The middle of a map, in squares. */
function middleOf(scene: Scene): Point {
  const { width, height } = extentOf(scene);
  return { x: width / 2, y: height / 2 };
}
