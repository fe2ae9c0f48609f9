import type { Scene } from '@lanthorn/rules';

/** What leads from a picture to the tool that follows its lines. */
export const FIND_WALLS = 'Find the walls in this picture …';

/** Whether a map is a picture on which nothing is drawn that stands in the way yet. */
export const lacksWalls = ({ image, walls }: Pick<Scene, 'image' | 'walls'>): boolean =>
  image !== null && walls.length === 0;
