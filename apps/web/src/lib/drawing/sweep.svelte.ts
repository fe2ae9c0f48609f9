import { type Point, type Square, squareAt } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { brushed, onMap } from './fog.ts';
import { inside } from './made.ts';
import { lineOfRuns, type Run, rectangle } from './runs.ts';

/** Squares from where the pen was put down to where it is lifted: a rectangle, or all that it goes over by free hand. */
export class Sweep {
  /** Where it was begun; null while the pen is not down. */
  corner = $state.raw<Square | null>(null);
  /** The squares over which the pen has gone by free hand. */
  stroke = $state.raw<readonly Square[]>([]);
  #last: Point | null = null;

  begin(corner: Square, point: Point): void {
    this.corner = corner;
    this.#last = point;
  }

  /** The pen goes on by free hand. */
  at(scene: Scene, point: Point): void {
    if (!this.corner) return;
    this.stroke = onMap(scene, [...this.stroke, ...brushed(scene, this.#last ?? point, point, 1)]);
    this.#last = point;
  }

  /** What the pen has gone over, and from which square to which; null where it was not down. */
  lift(scene: Scene, point: Point, freehand: boolean) {
    const { corner, stroke } = this;
    if (!corner) return null;
    this.letGo();
    const to = inside(scene, squareAt(point, scene.grid));
    const over: readonly Run[] = freehand ? lineOfRuns(onMap(scene, [corner, ...stroke])) : rectangle(corner, to);
    return { corner, to, over };
  }

  /** True when something was begun. */
  letGo(): boolean {
    const held = this.corner !== null;
    this.corner = null;
    this.stroke = [];
    return held;
  }
}
