/** The beginning of a PNG of so many pixels: all of it that an importer looks at. */
export function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

/** The beginning of a JPEG of so many pixels. */
export function jpeg(width: number, height: number): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    17,
    8,
    ...size,
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    1,
    3,
  ]);
}

/** The beginning of a WEBP (lossy) of so many pixels. */
export function webp(width: number, height: number): Uint8Array {
  const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  return Uint8Array.from([
    ...letters('RIFF'),
    22,
    0,
    0,
    0,
    ...letters('WEBPVP8 '),
    10,
    0,
    0,
    0,
    0,
    0,
    0,
    0x9d,
    0x01,
    0x2a,
    ...size,
  ]);
}

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A Universal VTT file of 10 by 8 squares, with one room, one door, one light. */
export const universalVtt = {
  format: 0.3,
  resolution: { map_origin: { x: 2, y: 1 }, map_size: { x: 10, y: 8 }, pixels_per_grid: 16 },
  line_of_sight: [
    [
      { x: 4, y: 3 },
      { x: 8, y: 3 },
      { x: 8, y: 4.500001 },
    ],
    [
      { x: 8, y: 5.5 },
      { x: 8, y: 7 },
      { x: 4, y: 7 },
      { x: 4, y: 3 },
    ],
  ],
  objects_line_of_sight: [
    [
      { x: 5, y: 4 },
      { x: 5.5, y: 4 },
    ],
  ],
  portals: [
    {
      position: { x: 8, y: 5 },
      bounds: [
        { x: 8, y: 4.5 },
        { x: 8, y: 5.5 },
      ],
      rotation: 1.570796,
      closed: true,
      freestanding: false,
    },
  ],
  environment: { baked_lighting: true, ambient_light: 'ffffffff' },
  lights: [{ position: { x: 6, y: 5 }, range: 4.000001, intensity: 1, color: 'ffECCD8b', shadows: true }],
  image: base64(png(160, 128)),
};

/**
 * A One Page Dungeon: an entrance, a room (0,0)–(2,2), a door east to a passage, a secret door south to a closet, and a
 * round room of five behind the passage.
 */
export const onePageDungeon = {
  version: '1.2.4b',
  title: 'Cellar of Tests',
  story: 'Nobody lived here.',
  rects: [
    { x: 0, y: 0, w: 3, h: 3 },
    { x: -1, y: 1, w: 1, h: 1 },
    { x: 3, y: 1, w: 1, h: 1 },
    { x: 4, y: 1, w: 2, h: 1 },
    { x: 6, y: 1, w: 1, h: 1 },
    { x: 7, y: -1, w: 5, h: 5, rotunda: true },
    { x: 1, y: 3, w: 1, h: 1 },
    { x: 0, y: 4, w: 3, h: 2, ending: true },
    { x: 9, y: 4, w: 1, h: 1 },
    { x: 9, y: 5, w: 1, h: 2 },
  ],
  doors: [
    { x: -1, y: 1, dir: { x: 1, y: 0 }, type: 3 },
    { x: 3, y: 1, dir: { x: 1, y: 0 }, type: 1 },
    { x: 6, y: 1, dir: { x: 1, y: 0 }, type: 2 },
    { x: 1, y: 3, dir: { x: 0, y: 1 }, type: 6 },
    { x: 9, y: 4, dir: { x: 0, y: 1 }, type: 6 },
  ],
  notes: [
    { text: 'A crate.', ref: '1', pos: { x: 1.5, y: 1.5 } },
    { text: 'Treasure.', ref: '2', pos: { x: 1.5, y: 5 } },
  ],
  columns: [{ x: 8.5, y: 0.5 }],
  water: [
    { x: 0, y: 0 },
    { x: 50, y: 50 },
  ],
};
