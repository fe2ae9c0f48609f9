import type { Laid, Scene } from '../../state/scene.ts';
import type { SceneRecord } from '../records/index.ts';
import type { SharedSection } from './section.ts';

/** The referee knows all maps, the others the one on the board. */
export const scenes: SharedSection = {
  shared: true,
  reads: ({ scenes: all, scene }, eye) =>
    eye === 'referee' ? [all, scene] : [scene, ...shown(scene ? all[scene] : undefined)],
  entries: ({ scenes: all, scene }, eye) =>
    Object.values(all)
      .filter(({ id }) => eye === 'referee' || id === scene)
      .map((one) => [`scene:${one.id}`, recordOf(one, one.id === scene)]),
};

const shown = (scene: Scene | undefined): readonly unknown[] =>
  scene
    ? [scene.name, scene.width, scene.height, scene.feetPerSquare, scene.ambient, scene.image, scene.gridLines]
    : [];

const laidOf = ({ pixelsPerSquare, corner }: Laid): Laid => ({ pixelsPerSquare, ...(corner ? { corner } : {}) });

const recordOf = (
  { id, name, toPlayers, folder, grid, gridLines, width, height, feetPerSquare, ambient, image }: Scene,
  current: boolean,
): SceneRecord => ({
  type: 'scene',
  id,
  name,
  toPlayers: toPlayers ?? null,
  folder: folder ?? null,
  grid,
  gridLines: gridLines ?? 'drawn',
  width,
  height,
  feetPerSquare,
  ambient,
  image: image && laidOf(image),
  current,
});
