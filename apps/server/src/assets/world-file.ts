import { type FetchedPicture, type WantedPicture, type WithoutPictures, withPictures } from '@lanthorn/importers';
import type { PrismaClient } from '@lanthorn/prisma';
import sharp from 'sharp';
import { HttpError } from '../errors.ts';
import type { StoredTiles } from './stored-tiles.ts';
import { wholePicture } from './whole-picture.ts';

const MB = 1_000_000;
/** Characters of the pictures in one file, in base64: what is saved must be read again. */
const MOST_PICTURES = 100 * MB;

/**
 * A campaign's own things as one file, with their pictures.
 * @throws HttpError `too-large`
 */
export async function worldFile(
  prisma: PrismaClient,
  stored: StoredTiles,
  campaign: string,
  { world, wanted }: WithoutPictures,
): Promise<string> {
  const pictures: FetchedPicture[] = [];
  let characters = 0;
  for (const each of wanted) {
    const picture = each.of === 'map' ? await ofMap(each) : await ofPage(each);
    if (!picture) continue;
    characters += picture.data.length;
    if (characters > MOST_PICTURES)
      throw new HttpError(
        'too-large',
        `The pictures fill more than ${MOST_PICTURES / MB} MB: save fewer maps in one file.`,
      );
    pictures.push(picture);
  }
  return JSON.stringify(withPictures(world, pictures));

  /** Smaller than the campaign's own where that is larger than what is handed out whole. */
  async function ofMap({ key, asset }: WantedPicture): Promise<FetchedPicture | null> {
    await stored.ready(campaign, asset);
    const whole = await wholePicture(prisma, campaign, asset);
    if (!whole) return null;
    const bytes = await sharp(whole.bytes).webp({ quality: 90 }).toBuffer();
    return { key, name: '', data: bytes.toString('base64'), smaller: 2 ** whole.scale };
  }

  async function ofPage({ key, asset }: WantedPicture): Promise<FetchedPicture | null> {
    const found = await prisma.asset.findFirst({ where: { id: asset, campaignId: campaign, name: { not: null } } });
    return found && { key, name: found.name ?? '', data: Buffer.from(found.bytes).toString('base64'), smaller: 1 };
  }
}
