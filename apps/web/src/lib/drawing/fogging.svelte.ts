import { type Point, type Square, squareAt } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { brushed, enclosed, fogged, onMap, roomAt } from './fog.ts';
import type { Patch } from './patch.ts';
import { rectangle, squaresOf } from './runs.ts';

export const FOG_SHAPES = { brush: 'Brush', rectangle: 'Rectangle', polygon: 'Polygon', room: 'Room' } as const;
export type FogShape = keyof typeof FOG_SHAPES;

/** A hand that shows squares of a map to the players, or hides them. */
export class Fogging {
  shape = $state<FogShape>('brush');
  hide = $state(false);
  /** Squares across. */
  brush = $state(3);
  /** What players do not see, squares and whoever stands there, is black. */
  preview = $state(false);
  /** Squares under the hand, until it is lifted. */
  stroke = $state.raw<readonly Square[]>([]);
  /** Corners of the polygon that is being drawn. */
  corners = $state.raw<readonly Point[]>([]);
  #begun: Point | null = null;
  #last: Point | null = null;

  press(scene: Scene, point: Point): void {
    if (this.shape === 'polygon') {
      this.corners = [...this.corners, point];
      return;
    }
    this.#begun = point;
    this.#last = point;
    this.at(scene, point);
  }

  /** The hand moves on. */
  at(scene: Scene, point: Point): void {
    const [begun, last] = [this.#begun, this.#last];
    if (!begun || !last) return;
    this.#last = point;
    if (this.shape === 'brush') this.stroke = [...this.stroke, ...brushed(scene, last, point, this.brush)];
    else if (this.shape === 'rectangle')
      this.stroke = squaresOf(rectangle(squareAt(begun, scene.grid), squareAt(point, scene.grid)));
    else this.stroke = roomAt(scene, squareAt(point, scene.grid));
  }

  /** What the stroke comes to; null where none was begun. */
  lift(scene: Scene): Patch | null {
    if (!this.#begun) return null;
    return this.#given(scene, this.stroke);
  }

  /** What the polygon comes to; null where it is none yet. */
  close(scene: Scene): Patch | null {
    return this.corners.length > 2 ? this.#given(scene, enclosed(scene, this.corners)) : null;
  }

  #given(scene: Scene, squares: readonly Square[]): Patch {
    this.letGo();
    return fogged(scene, onMap(scene, squares), this.hide);
  }

  /** True when something was begun. */
  letGo(): boolean {
    const held = this.#begun !== null || this.corners.length > 0;
    this.#begun = null;
    this.#last = null;
    this.stroke = [];
    this.corners = [];
    return held;
  }
}
