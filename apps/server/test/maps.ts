import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A picture that takes up room. */
export const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** A Universal VTT map of 10 by 9 squares, 16 pixels each. */
export async function vtt(
  change: Record<string, unknown> = {},
  pixels: readonly [number, number] = [160, 144],
): Promise<string> {
  const resolution = { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 9 }, pixels_per_grid: 16 };
  const image = (await picture(...pixels)).toString('base64');
  return JSON.stringify({
    format: 0.3,
    resolution,
    line_of_sight: [
      [
        { x: 2, y: 0 },
        { x: 2, y: 9 },
      ],
    ],
    portals: [],
    lights: [],
    image,
    ...change,
  });
}
