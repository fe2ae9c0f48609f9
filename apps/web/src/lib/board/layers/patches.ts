import { Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { Box } from './box.ts';

const TRIANGLES = [0, 1, 2, 0, 2, 3] as const;

/** Parts of a picture, drawn in one go where they lie in it. */
export class Patches {
  readonly mesh = new Mesh({ geometry: new MeshGeometry({}) });

  constructor() {
    // Together with sprites, whose shader is at hand.
    this.mesh.geometry.batchMode = 'batch';
  }

  /** @param lies where the whole picture lies on the canvas that its parts are drawn on */
  show(picture: Texture, lies: Box, boxes: readonly Box[]): void {
    const corners = boxes.flatMap((box) => {
      const [left, right] = [box.left, box.right].map((x) => Math.min(lies.right, Math.max(lies.left, x)));
      const [top, bottom] = [box.top, box.bottom].map((y) => Math.min(lies.bottom, Math.max(lies.top, y)));
      return [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ] as [number, number][];
    });
    const [wide, high] = [lies.right - lies.left, lies.bottom - lies.top];
    const { geometry } = this.mesh;
    geometry.positions = new Float32Array(corners.flat());
    geometry.uvs = new Float32Array(corners.flatMap(([x, y]) => [(x - lies.left) / wide, (y - lies.top) / high]));
    geometry.indices = new Uint32Array(boxes.flatMap((_, no) => TRIANGLES.map((corner) => no * 4 + corner)));
    this.mesh.texture = picture;
    this.mesh.visible = boxes.length > 0;
  }

  /** Lets go of the picture, which may be destroyed then. */
  clear(): void {
    this.mesh.texture = Texture.EMPTY;
  }
}
