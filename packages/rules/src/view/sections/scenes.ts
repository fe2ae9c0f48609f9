import type { Scene } from '../../state/scene.ts';
import type { SceneRecord } from '../records.ts';
import type { Section } from './section.ts';

/** The referee knows all maps, the others the one on the board. */
export const scenes: Section = {
  reads: ({ scenes: all, scene }, { role }) =>
    role === 'referee' ? [all, scene] : [scene, ...shown(scene ? all[scene] : undefined)],
  entries: ({ scenes: all, scene }, { role }) =>
    Object.values(all)
      .filter(({ id }) => role === 'referee' || id === scene)
      .map((one) => [`scene:${one.id}`, recordOf(one, one.id === scene)]),
};

const shown = (scene: Scene | undefined): readonly unknown[] =>
  scene ? [scene.name, scene.width, scene.height, scene.feetPerSquare, scene.ambient, scene.image] : [];

const recordOf = (
  { id, name, width, height, feetPerSquare, ambient, image }: Scene,
  current: boolean,
): SceneRecord => ({
  type: 'scene',
  id,
  name,
  width,
  height,
  feetPerSquare,
  ambient,
  image: image && { pixelsPerSquare: image.pixelsPerSquare },
  current,
});
