import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A plain picture of one colour, as a PNG. */
const png = (width: number, height: number, colour: readonly [number, number, number]): Buffer =>
  painted(width, height, () => Buffer.alloc(width * 3, Buffer.from(colour)));

/** A picture of colours at random, as a PNG: it has about 3 bytes for each of its pixels. */
export const motley = (width: number, height: number): Buffer => painted(width, height, () => randomBytes(width * 3));

/** A picture as a PNG. @param line the colours of a line: red, green and blue of one pixel after the other */
export function painted(width: number, height: number, line: (y: number) => Buffer): Buffer {
  const lines = Array.from({ length: height }, (_, y) => Buffer.concat([Buffer.from([0]), line(y)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A Universal VTT file: twelve by eight squares, a wall down the middle with a door in it. */
export function smallMap(change: Record<string, unknown> = {}): Buffer {
  const image = png(12 * 16, 8 * 16, [120, 90, 60]).toString('base64');
  return Buffer.from(
    JSON.stringify({
      format: 0.3,
      resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 12, y: 8 }, pixels_per_grid: 16 },
      line_of_sight: [
        [
          { x: 6, y: 0 },
          { x: 6, y: 3 },
        ],
        [
          { x: 6, y: 4 },
          { x: 6, y: 8 },
        ],
      ],
      objects_line_of_sight: [],
      portals: [
        {
          position: { x: 6, y: 3.5 },
          bounds: [
            { x: 6, y: 3 },
            { x: 6, y: 4 },
          ],
          rotation: 1.570796,
          closed: true,
          freestanding: false,
        },
      ],
      environment: { baked_lighting: true, ambient_light: 'ffffffff' },
      lights: [],
      image,
      ...change,
    }),
  );
}
