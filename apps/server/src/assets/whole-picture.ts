import type { PrismaClient } from '@lanthorn/prisma';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { TILE_PIXELS } from './tiles.ts';

/** Pixels along the longer side of a picture that is handed out whole. */
const MOST_SIDE = 4_096;

/** A whole picture is some seconds' work at most, and held in memory: one after the other. */
const limit = pLimit(1);

/** A picture put together from its tiles. */
export interface WholePicture {
  /** A WEBP without loss. */
  readonly bytes: Uint8Array;
  /** How often it was halved: a large one is handed out smaller. */
  readonly scale: number;
}

/** All of a picture that has been cut; null when there is none. */
export async function wholePicture(prisma: PrismaClient, campaign: string, id: string): Promise<WholePicture | null> {
  const select = { width: true, height: true, scales: true } as const;
  const asset = await prisma.asset.findFirst({ where: { id, campaignId: campaign }, select });
  if (!asset?.scales) return null;
  const longer = Math.max(asset.width, asset.height);
  const scale = Math.min(asset.scales - 1, Math.max(0, Math.ceil(Math.log2(longer / MOST_SIDE))));
  return limit(async () => {
    const tiles = await prisma.tile.findMany({
      where: { assetId: id, scale },
      select: { column: true, row: true, bytes: true },
    });
    const parts = tiles.map(({ column, row, bytes }) => ({
      input: Buffer.from(bytes),
      left: column * TILE_PIXELS,
      top: row * TILE_PIXELS,
    }));
    const [width, height] = [asset.width, asset.height].map((side) => Math.ceil(side / 2 ** scale));
    const create = { width: width ?? 1, height: height ?? 1, channels: 4, background: '#00000000' } as const;
    const bytes = await sharp({ create }).composite(parts).webp({ lossless: true, effort: 0 }).toBuffer();
    return { bytes, scale };
  });
}
