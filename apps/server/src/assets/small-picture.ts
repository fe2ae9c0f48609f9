import type { PrismaClient } from '@lanthorn/prisma';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type Picture, pictureFrom } from './picture.ts';
import { removed } from './removed-picture.ts';
import { storePicture } from './stored-picture.ts';

/** What a picture is for: a face, square and small, or an illustration of a page. */
export const PICTURE_USES = ['face', 'page'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

/** Pixels of the side of a face, and of the longer side of an illustration. */
export const FACE = 256;
const PAGE = 1_600;

/** What is drawn small was large before, and held in memory: one after the other. */
const limit = pLimit(1);

/**
 * Draws an uploaded picture anew: small, upright, and without whatever else the file carried.
 * @throws HttpError `bad-file`
 */
export async function drawnAnew(bytes: Uint8Array, use: PictureUse): Promise<Picture> {
  await pictureFrom(bytes);
  const image = sharp(bytes, { sequentialRead: true }).rotate();
  const sized =
    use === 'face'
      ? image.resize(FACE, FACE, { fit: 'cover' })
      : image.resize(PAGE, PAGE, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await limit(() => sized.webp({ quality: 84 }).toBuffer({ resolveWithObject: true }));
  return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
}

/**
 * Keeps a picture under a name. Its id.
 * @param broughtBy the player who brought it; null for the referee
 * @param key its id, where it is to be the same one each time
 * @throws HttpError `full` when the campaign, or the player, has no room left
 */
export const keepPicture = (
  prisma: PrismaClient,
  campaign: string,
  room: number,
  name: string,
  picture: Picture,
  broughtBy: string | null,
  key?: string,
): Promise<string> =>
  prisma.$transaction(async (tx) => {
    if (key !== undefined) await tx.asset.deleteMany({ where: removed(campaign, key) });
    return (await storePicture(tx, campaign, room, picture, name, 0, broughtBy, key)).id;
  });
