import { describe, expect, test } from 'vitest';
import { base64, jpeg, png, universalVtt, webp } from '../../test/files.ts';
import { LIMITS } from '../limits.ts';
import { readUniversalVtt } from './read.ts';

type File = Record<string, unknown>;
const read = (change: File = {}) => readUniversalVtt(JSON.stringify({ ...universalVtt, ...change }), 'Hall');
const granted = (change: File = {}) => {
  const result = read(change);
  if (result.read === null) throw new Error(result.message);
  return result;
};
const p = (x: number, y: number) => ({ x, y });

describe('a Universal VTT file', () => {
  test('keeps the first lights that can be worked out, and says how many are too much', () => {
    const bright = Array(40).fill({ ...universalVtt.lights[0], position: p(5, 5), range: 60 });
    const big = { ...universalVtt.resolution, map_origin: p(0, 0), map_size: p(200, 200) };
    const { read: scene, dropped } = granted({ resolution: big, lights: bright, image: null });
    expect(scene.lights).toHaveLength(13);
    expect(dropped).toContain('Lights that reach too far together: 27 of 40.');
  });

  test('is read though its picture is of another size, which is laid over it where it has its proportions', () => {
    const bare = granted({ image: base64(png(1, 1)) });
    expect(bare).toMatchObject({ read: { width: 10, walls: expect.any(Array) }, image: null });
    expect(bare.dropped[0]).toMatch(/^The picture, which is 1 by 1 pixels where .* 10 by 8 squares of 16 pixels\.$/);
    expect(granted({ image: base64(png(320, 256)) }).image).toMatchObject({ width: 320, pixelsPerSquare: 32 });
    expect(granted({ image: base64(png(320, 200)) }).image).toBeNull();
  });

  test('is moved to its own origin: walls, objects, doors and lights', () => {
    const { read: scene, dropped, image } = granted();
    expect(scene).toMatchObject({
      name: 'Hall',
      width: 10,
      height: 8,
      feetPerSquare: 5,
      floor: null,
      ambient: 'lit',
      image: null,
    });
    expect(scene.walls).toEqual([
      { a: p(2, 2), b: p(6, 2) },
      { a: p(6, 2), b: p(6, 3.5) },
      { a: p(6, 4.5), b: p(6, 6) },
      { a: p(6, 6), b: p(2, 6) },
      { a: p(2, 6), b: p(2, 2) },
      { a: p(3, 3), b: p(3.5, 3) },
    ]);
    expect(scene.doors).toEqual([
      { segment: { a: p(6, 3.5), b: p(6, 4.5) }, kind: 'door', state: 'closed', locked: false, stuck: false },
    ]);
    expect(scene.lights).toEqual([{ at: p(4, 4), radiusFeet: 20, colour: '#eccd8b' }]);
    expect(dropped).toEqual([]);
    expect(image).toMatchObject({ mime: 'image/png', width: 160, height: 128, pixelsPerSquare: 16 });
  });

  test('is cut to what its picture shows, and says what was left out', () => {
    const { read: scene, dropped } = granted({
      line_of_sight: [[p(0, 2), p(4, 2)], [p(50, 50), p(60, 50), p(60, 50)], [p(3, 3)]],
      portals: [
        { bounds: [p(90, 0), p(91, 0)], closed: true, freestanding: false },
        { bounds: [p(3, 3), p(4, 3)], closed: false, freestanding: true },
        { position: p(3, 3) },
      ],
      lights: [
        { position: p(0, 0), range: 2 },
        { position: p(4, 4), range: 0 },
        { position: p(4, 4), range: 2, color: 'red' },
      ],
      objects_line_of_sight: null,
    });
    expect(scene.walls).toEqual([{ a: p(0, 1), b: p(2, 1) }]);
    expect(scene.doors).toMatchObject([{ state: 'open', segment: { a: p(1, 2), b: p(2, 2) } }]);
    expect(scene.lights).toEqual([{ at: p(2, 3), radiusFeet: 10, colour: null }]);
    expect(dropped).toEqual([
      'Lines of wall with less than two points: 1.',
      'Stretches of wall without length: 1.',
      'Stretches of wall outside the map: 1 of 2.',
      'Stretches of wall cut at the edge of the map: 1.',
      'Doors without two ends: 1.',
      'Doors outside the map: 1 of 2.',
      'Doors that stand on no wall, kept: 1.',
      'Lights that reach nowhere: 1.',
      'Lights outside the map: 1 of 2.',
      'Lights without a colour, kept: 1.',
    ]);
  });

  test('may lack lists, hold keys nobody knows, begin with a byte order mark, and be of format 0.2 in letters', () => {
    const { resolution, image } = universalVtt;
    const text = `\ufeff${JSON.stringify({ format: '0.2', resolution, image, author: 'me' })}`;
    for (const source of [text, new TextEncoder().encode(text)]) {
      expect(readUniversalVtt(source)).toMatchObject({ read: { walls: [], doors: [], lights: [] }, dropped: [] });
    }
  });

  test('never darkens a scene, whatever it says of its light', () => {
    const { read: scene, dropped } = granted({ environment: { baked_lighting: false, ambient_light: 'ff000000' } });
    expect(scene.ambient).toBe('lit');
    expect(dropped).toHaveLength(1);
  });

  test('may hold a PNG, a JPEG or a WEBP, also as a data address, or none', () => {
    const pictures = { 'image/png': png(160, 128), 'image/jpeg': jpeg(160, 128), 'image/webp': webp(160, 128) };
    for (const [mime, bytes] of Object.entries(pictures)) {
      expect(granted({ image: base64(bytes) }).image).toMatchObject({ mime, width: 160, height: 128 });
      expect(granted({ image: `data:image/x;base64,${base64(bytes)}` }).image?.bytes).toEqual(bytes);
    }
    expect(granted({ image: '' })).toMatchObject({ image: null, dropped: ['The file holds no picture.'] });
  });

  const size = (x: unknown, y: unknown) => ({ resolution: { ...universalVtt.resolution, map_size: { x, y } } });
  const many = (count: number, of: unknown): unknown[] => Array<unknown>(count).fill(of);
  const refusals: [string, File, string, RegExp][] = [
    [
      'a point is a text',
      { line_of_sight: [[p(1, 1), { x: '2', y: 1 }]] },
      'bad-number',
      /line_of_sight\.0\.1\.x.*number.*“2”/,
    ],
    ['a point is null', { line_of_sight: [[{ x: null, y: 1 }]] }, 'bad-number', /line_of_sight\.0\.0\.x/],
    ['a point is far beyond any map', { line_of_sight: [[p(1e9, 0)]] }, 'bad-number', /more than 100000/],
    ['the map is larger than the limit', size(501, 8), 'bad-number', /map_size\.x is more than 500/],
    ['the map has no extent', size(0, 8), 'bad-number', /map_size\.x/],
    ['the map is negative', size(10, -8), 'bad-number', /map_size\.y/],
    ['a light has a negative range', { lights: [{ position: p(1, 1), range: -1 }] }, 'bad-number', /lights\.0\.range/],
    ['there is no size', { resolution: undefined }, 'malformed', /resolution should be an object, but is missing/],
    ['the lines are no list', { line_of_sight: { a: 1 } }, 'malformed', /line_of_sight should be a list/],
    ['a portal is no object', { portals: [7] }, 'malformed', /portals\.0/],
    [
      'there are too many lights',
      { lights: many(1001, universalVtt.lights[0]) },
      'too-large',
      /lights holds more than 1000/,
    ],
    ['there are too many doors', { portals: many(5001, 1) }, 'too-large', /portals holds more than 5000/],
    [
      'there are too many points',
      { line_of_sight: many(501, many(100, p(3, 3))) },
      'too-large',
      /line_of_sight.*50000/,
    ],
    ['the picture is no picture', { image: btoa('hello there, this is text') }, 'wrong-image', /neither a PNG/],
    ['the picture is not base64', { image: '%%%%' }, 'wrong-image', /base64/],
    ['the picture is a number', { image: 5 }, 'malformed', /image should be a text/],
  ];
  test.each(refusals)('is refused when %s', (_, change, code, message) => {
    expect(read(change)).toMatchObject({ read: null, code, message: expect.stringMatching(message) });
  });

  test('is refused when it is not JSON, with the line where it says NaN', () => {
    expect(readUniversalVtt('{ "resolution":')).toMatchObject({ code: 'not-json' });
    expect(readUniversalVtt('{\n"a": NaN }')).toMatchObject({
      code: 'bad-number',
      message: expect.stringMatching(/Line 2.*NaN/),
    });
    expect(readUniversalVtt(JSON.stringify(universalVtt).replace('4.500001', '1e999'))).toMatchObject({
      code: 'bad-number',
    });
  });

  test('is refused beyond limits that its reader sets', () => {
    const limits = { ...LIMITS, fileBytes: 10 };
    expect(readUniversalVtt(JSON.stringify(universalVtt), 'Hall', limits)).toMatchObject({ code: 'too-large' });
    expect(readUniversalVtt(JSON.stringify(universalVtt), 'Hall', { ...LIMITS, imageBytes: 3 })).toMatchObject({
      code: 'too-large',
    });
  });
});
