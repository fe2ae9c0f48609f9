import { picturesFor, type World, type WorldTaken } from '@lanthorn/importers';
import type { PrismaClient } from '@lanthorn/prisma';
import { HttpError } from '../errors.ts';
import { mapPictureFrom } from './picture.ts';
import { demandDetail, storeCut } from './scene-upload.ts';
import { drawnAnew, keepPicture } from './small-picture.ts';

/** The id under which the campaign keeps a picture of the file; null for one that it has not. */
export type AssetOf = (key: string, of: 'map' | 'page') => string | null;

/**
 * Stores the pictures of what is taken of a world's file, each looked at as if it were brought by itself. What was
 * stored is taken back when one of them, or `then`, fails.
 * @param room bytes that all pictures of the campaign may take
 * @throws HttpError `bad-file`, `too-large`, `full`
 */
export async function withWorldPictures<T>(
  prisma: PrismaClient,
  campaign: string,
  room: number,
  world: World,
  taken: WorldTaken,
  then: (assetOf: AssetOf) => Promise<T>,
): Promise<T> {
  const assets = new Map<string, string>();
  try {
    for (const { key, of } of picturesFor(world, taken))
      assets.set(`${of} ${key}`, of === 'map' ? await storeMap(key) : await storeOfPage(key));
    return await then((key, of) => assets.get(`${of} ${key}`) ?? null);
  } catch (error) {
    await prisma.asset.deleteMany({ where: { id: { in: [...assets.values()] }, campaignId: campaign } });
    throw error;
  }

  async function storeMap(key: string): Promise<string> {
    const picture = await mapPictureFrom(bytesOf(key).bytes);
    for (const { image } of world.maps) if (image?.picture === key) demandDetail(picture, image.pixelsPerSquare);
    return storeCut(prisma, campaign, room, picture);
  }

  async function storeOfPage(key: string): Promise<string> {
    const { bytes, name } = bytesOf(key);
    return keepPicture(prisma, campaign, room, name, await drawnAnew(bytes, 'page'), null);
  }

  function bytesOf(key: string) {
    const found = world.pictures.find((picture) => picture.key === key);
    if (!found) throw new HttpError('bad-file', `The file has no picture “${key}”.`);
    return { bytes: Buffer.from(found.data, 'base64'), name: found.name.slice(0, 80).toWellFormed() || 'A picture' };
  }
}
