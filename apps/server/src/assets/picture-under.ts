import { extentOf } from '@lanthorn/geometry';
import type { PrismaClient } from '@lanthorn/prisma';
import type { Scene } from '@lanthorn/rules';
import sharp from 'sharp';
import { type WholePicture, wholePicture } from './whole-picture.ts';

/** The picture under a map, as large as the map is. */
export interface PictureUnder {
  /** A WEBP. */
  readonly bytes: Uint8Array;
  /** Whole pixels. */
  readonly pixelsPerSquare: number;
}

/** What of its picture lies under a map, and nothing where that does not reach; null for a map without one. */
export async function pictureUnder(prisma: PrismaClient, campaign: string, scene: Scene): Promise<PictureUnder | null> {
  const whole = scene.image && (await wholePicture(prisma, campaign, scene.image.asset));
  return whole ? cutTo(scene, whole) : null;
}

async function cutTo(scene: Scene, { bytes, scale }: WholePicture): Promise<PictureUnder> {
  const { image } = scene;
  const { width, height } = extentOf(scene);
  const { pixelsPerSquare = 1, corner = { x: 0, y: 0 } } = image ?? {};
  const side = pixelsPerSquare / 2 ** scale;
  const { width: wide, height: high } = await sharp(bytes).metadata();
  const [left, top] = [corner.x, corner.y].map((at) => Math.round(at / 2 ** scale)) as [number, number];
  const [right, bottom] = [left + Math.round(width * side), top + Math.round(height * side)];
  // What lies beyond the picture is put around it first, and then the map cut out.
  const beyond = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, right - wide),
    bottom: Math.max(0, bottom - high),
  };
  const extended = await sharp(bytes)
    .extend({ ...beyond, background: '#00000000' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const pixels = Math.max(1, Math.round(side));
  const cut = await sharp(extended)
    .extract({ left: left + beyond.left, top: top + beyond.top, width: right - left, height: bottom - top })
    .resize(Math.round(width * pixels), Math.round(height * pixels), { fit: 'fill' })
    .webp({ quality: 90 })
    .toBuffer();
  return { bytes: cut, pixelsPerSquare: pixels };
}
