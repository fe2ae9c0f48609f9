import type { Point } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { coarseTiles, type TileName, tilePlace } from '../board/layers/tile-names.ts';

/** A part of a map's picture, and where it lies on the map: its upper left corner and its side, in squares. */
export interface PicturePart extends Point {
  readonly span: number;
  readonly bits: CanvasImageSource;
}

/** Pixels along the longer side of a picture that is drawn so small. */
const SMALL = 256;

/** The few tiles that hold the whole picture of a map, small; none where it has no picture. */
export const smallTiles = ({ grid, width, height, image }: Scene): readonly TileName[] =>
  coarseTiles({ scene: { grid, width, height, picture: image }, rows: [], all: true }, SMALL);

/** The parts of a map's picture, small. The server sends a seat no pixel that it may not see. */
export async function pictureParts(campaign: string, scene: Scene): Promise<readonly PicturePart[]> {
  const { image } = scene;
  if (!image) return [];
  const parts = smallTiles(scene).map(async (tile): Promise<PicturePart[]> => {
    const { scale, column, row, version } = tile;
    const path = `/api/campaigns/${campaign}/scenes/${scene.id}/tiles/${scale}/${column}/${row}?v=${version}`;
    const reply = await fetch(path).catch(() => null);
    return reply?.ok ? [{ ...tilePlace(tile, image), bits: await createImageBitmap(await reply.blob()) }] : [];
  });
  return (await Promise.all(parts)).flat();
}
