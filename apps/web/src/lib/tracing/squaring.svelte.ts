import type { Bounds, Point } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import type { Patch } from '../drawing/patch.ts';
import { asDrawn, countedIn, inPicture, type Lay, laidBy, laidOf, type Marked, nearestCorner, scaled } from './laid.ts';
import type { LookedAt } from './looked-at.ts';

/** Dragging less than this, in squares, marks none. */
const LEAST_DRAG = 0.3;

/** A hand that lays the squares of a map over its picture: they are shown as they would lie until they are taken. */
export class Squaring {
  waiting = $state(false);
  /** What was found, or why nothing was. */
  sentence = $state<string | null>(null);
  /** As they would lie; null while that is as they do. */
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

  /** How the squares lie, or would. */
  of(scene: Scene): Lay | null {
    return this.#wished ?? (scene.image && laidOf(scene.image));
  }

  /** Looks for squares that are drawn in the picture. */
  async look(campaign: string, scene: Scene): Promise<void> {
    if (!scene.image || this.waiting) return;
    this.waiting = true;
    this.sentence = null;
    const now = laidOf(scene.image);
    const found = await this.#picture.ask(campaign, scene, () => ({ want: 'squares' }));
    this.waiting = false;
    if (!found.ok || !('measured' in found)) {
      this.sentence = found.ok ? null : found.sentence;
      return;
    }
    const { measured } = found;
    const { halved } = this.#picture;
    this.#size = { width: measured.width * halved, height: measured.height * halved };
    if (!measured.squares) {
      this.sentence =
        'No squares are to be seen in this picture. Drag over some that you know of, and say how many they are.';
      return;
    }
    const pixels = Math.round(measured.squares.pixels * halved * 1_000) / 1_000;
    const corner = { x: measured.squares.corner.x * halved, y: measured.squares.corner.y * halved };
    this.marked = null;
    this.#wished = { pixelsPerSquare: pixels, corner: nearestCorner(pixels, corner, now.corner) };
    const { width, height } = asDrawn(this.#wished, this.#size);
    this.sentence = `Squares of ${pixels.toFixed(1)} pixels are drawn in it: ${width} by ${height}.`;
  }

  press(scene: Scene, point: Point): void {
    this.#begun = point;
    this.at(scene, point);
  }

  /** The hand moves on, over squares that are marked. */
  at(scene: Scene, point: Point): void {
    const begun = this.#begun;
    if (!begun || !scene.image) return;
    if (Math.max(Math.abs(point.x - begun.x), Math.abs(point.y - begun.y)) < LEAST_DRAG) return;
    const now = laidOf(scene.image);
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
    if (!this.marked || !scene.image) return;
    this.marked = { ...this.marked, across, down };
    this.sentence = null;
    this.#wished = laidBy(this.marked, laidOf(scene.image));
  }

  /** The squares move over the picture by so many of its pixels. */
  nudge(scene: Scene, dx: number, dy: number): void {
    const now = this.of(scene);
    if (now) this.#wished = { ...now, corner: { x: now.corner.x + dx, y: now.corner.y + dy } };
  }

  /** The squares become as large as this. */
  scale(scene: Scene, pixels: number): void {
    const now = this.of(scene);
    if (now && Number.isFinite(pixels)) this.#wished = scaled(now, pixels, inPicture(now, middleOf(scene)));
  }

  /** Takes the squares as they are shown; what lays them so. */
  take(scene: Scene): Patch | null {
    const [wished, { image }] = [this.#wished, scene];
    if (!wished || !image) return null;
    this.letGo();
    const now = laidOf(image);
    const reaches = inPicture(now, { x: scene.width, y: scene.height });
    return { put: { laid: asDrawn(wished, this.#size ?? { width: reaches.x, height: reaches.y }) }, take: {} };
  }

  /** They lie as they did. True when they were to lie otherwise. */
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

const middleOf = ({ width, height }: Bounds): Point => ({ x: width / 2, y: height / 2 });
