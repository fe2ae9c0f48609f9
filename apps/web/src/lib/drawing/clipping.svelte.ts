import { type GridKind, type Point, type Square, squareAt } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { type Clip, copied } from './clip.ts';

/** A part of the map that is chosen, and one that was copied, of this map or another. */
export class Clipping {
  /** Corners of the chosen rectangle. */
  area = $state.raw<{ readonly from: Square; readonly to: Square } | null>(null);
  clip = $state.raw<Clip | null>(null);
  /** The next click puts down what was copied. */
  pasting = $state(false);

  /** Whether a square lies in the chosen part. */
  holds({ x, y }: Square): boolean {
    const { area } = this;
    const between = (at: number, one: number, other: number) =>
      at >= Math.min(one, other) && at <= Math.max(one, other);
    return area !== null && between(x, area.from.x, area.to.x) && between(y, area.from.y, area.to.y);
  }

  copy(scene: Scene): boolean {
    if (!this.area) return false;
    this.clip = copied(scene, this.area.from, this.area.to);
    return true;
  }

  /** What was copied is put down on a map of the same kind of grid. */
  fits(scene: Scene): boolean {
    return this.clip?.grid === scene.grid;
  }

  paste(scene: Scene): boolean {
    this.pasting = this.fits(scene);
    return this.pasting;
  }

  /** The square of its corner, where the hand holds it by its middle. */
  cornerAt(point: Point, grid: GridKind): Square {
    const { width = 1, height = 1 } = this.clip?.bounds ?? {};
    const { x, y } = squareAt(point, grid);
    return { x: x - Math.floor(width / 2), y: y - Math.floor(height / 2) };
  }

  /** True when something was begun. */
  letGo(): boolean {
    const held = this.area !== null || this.pasting;
    this.area = null;
    this.pasting = false;
    return held;
  }
}
