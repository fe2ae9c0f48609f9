import { type Point, type Square, squareAt } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import type { Clipping } from './clipping.svelte.ts';
import type { Made } from './made.ts';
import { cornerMoved, partMoved, takenHold, thingMoved } from './moving.ts';
import type { Patch } from './patch.ts';
import { placeOf, type Thing } from './thing.ts';

/** Squares that a hand may shake before what it holds is moved. */
const LEAST_MOVE = 0.2;

/** What is drawn elsewhere: a thing in one act, a part of the map in as many as it takes. */
export type Moved = Made | readonly Patch[];

/** A hand that has taken hold of a thing, or of the part of the map that is chosen, and draws it elsewhere. */
export class Grasp {
  /** What the hand has taken hold of, and where; no thing for the chosen part. */
  #held = $state.raw<{ readonly from: Point; readonly thing: Thing | null } | null>(null);
  /** Where the hand is, and whether it keeps off the grid. */
  #hand = $state.raw<{ readonly at: Point; readonly free: boolean } | null>(null);
  readonly #scene: () => Scene | null;
  readonly #clipping: Clipping;

  constructor(scene: () => Scene | null, clipping: Clipping) {
    this.#scene = scene;
    this.#clipping = clipping;
  }

  press(scene: Scene, point: Point): void {
    this.#held = { from: point, thing: this.#clipping.area ? null : takenHold(scene, point) };
  }

  at(point: Point, free: boolean): void {
    this.#hand = { at: point, free };
  }

  /** Whether something is held. */
  get holds(): boolean {
    return this.#held !== null && (this.#held.thing ?? this.#clipping.area) !== null;
  }

  /** What would be drawn, were what is held let go here; null while it has not gone far, and where it may not lie. */
  readonly moved = $derived.by<Moved | null>(() => {
    const [held, hand, scene] = [this.#held, this.#hand, this.#scene()];
    if (!held || !hand || !scene) return null;
    const { from, thing } = held;
    if (Math.hypot(hand.at.x - from.x, hand.at.y - from.y) < LEAST_MOVE) return null;
    if (thing) return thingMoved(scene, thing, from, hand.at, hand.free);
    const [one, other] = [squareAt(from, scene.grid), squareAt(hand.at, scene.grid)];
    return this.#partMoved(scene, other.x - one.x, other.y - one.y);
  });

  #partMoved(scene: Scene, columns: number, rows: number): readonly Patch[] | null {
    const { area } = this.#clipping;
    const corner = area && cornerMoved(scene, area.from, area.to, columns, rows);
    return area && corner ? partMoved(scene, area.from, area.to, corner) : null;
  }

  letGo(): void {
    this.#held = null;
  }

  /** A thing so many squares on; with no thing the chosen part, and what chooses it where it lies then. */
  nudged(
    scene: Scene,
    thing: Thing | null,
    dx: number,
    dy: number,
  ): { readonly moved: Moved | null; afterwards(): void } {
    if (thing) {
      const from = placeOf(thing, scene.grid);
      const moved = thingMoved(scene, thing, from, { x: from.x + dx, y: from.y + dy }, false);
      return { moved, afterwards: () => {} };
    }
    // Of hexes each second row, or column, is shifted: a part keeps its shape by two of those at once.
    const [columns, rows] = [scene.grid === 'flat' ? 2 * dx : dx, scene.grid === 'pointy' ? 2 * dy : dy];
    const on = ({ x, y }: Square): Square => ({ x: x + columns, y: y + rows });
    const clipping = this.#clipping;
    const { area } = clipping;
    const afterwards = () => {
      if (area && clipping.area === area) clipping.area = { from: on(area.from), to: on(area.to) };
    };
    return { moved: this.#partMoved(scene, columns, rows), afterwards };
  }
}
