import type { SceneFacts } from '@lanthorn/rules';
import { describe, expect, test } from 'vitest';
import { base64, png, universalVtt } from '../../test/files.ts';
import { readUniversalVtt } from './read.ts';
import { writeUniversalVtt } from './write.ts';

function granted(text: string) {
  const result = readUniversalVtt(text, 'Hall');
  if (result.read === null) throw new Error(result.message);
  return result;
}

describe('a scene that is written as a Universal VTT file', () => {
  test('is read again as it was: size, walls, doors, lights and picture', () => {
    const file = { ...universalVtt, image: base64(png(160, 128)) };
    const { read: scene, image } = granted(JSON.stringify(file));
    if (!image) throw new Error('The file has a picture.');
    const again = granted(writeUniversalVtt(scene, image));
    expect(again.read).toEqual(scene);
    expect(again.image).toEqual(image);
    expect(again.dropped).toEqual([]);
  });

  test('without a picture says so, and keeps the rest', () => {
    const scene: SceneFacts = {
      ...granted(JSON.stringify({ ...universalVtt, image: null })).read,
      feetPerSquare: 10,
      lights: [{ at: { x: 1.5, y: 2 }, radiusFeet: 30, colour: null }],
      doors: [
        {
          segment: { a: { x: 1, y: 1 }, b: { x: 1, y: 2 } },
          kind: 'secret',
          state: 'closed',
          locked: true,
          stuck: false,
        },
        {
          segment: { a: { x: 2, y: 2 }, b: { x: 3, y: 2 } },
          kind: 'archway',
          state: 'open',
          locked: false,
          stuck: false,
        },
      ],
    };
    const again = granted(writeUniversalVtt(scene, null));
    expect(again.dropped).toEqual(['The file holds no picture.']);
    expect(again.read.walls).toEqual(scene.walls);
    expect(again.read.doors.map(({ segment, state }) => ({ segment, state }))).toEqual(
      scene.doors.map(({ segment, state }) => ({ segment, state })),
    );
    // Three squares, which are five feet each until the referee says otherwise.
    expect(again.read.lights).toEqual([{ at: { x: 1.5, y: 2 }, radiusFeet: 15, colour: '#ffc66b' }]);
  });

  test('says which walls are one-way, where others find walls', () => {
    const { read: scene } = granted(JSON.stringify({ ...universalVtt, image: null }));
    const [first, ...rest] = scene.walls;
    if (!first) throw new Error('The file has walls.');
    const walls = [...rest, { a: first.b, b: first.a, passes: 'sight' as const }];
    const text = writeUniversalVtt({ ...scene, walls }, null);
    expect(JSON.parse(text).line_of_sight).toHaveLength(walls.length);
    expect(granted(text).read.walls).toEqual(walls);
  });

  test('holds a picture of any size', () => {
    const bytes = new Uint8Array(100_000).fill(7);
    bytes.set(png(160, 128));
    const { read: scene } = granted(JSON.stringify({ ...universalVtt, image: null }));
    expect(granted(writeUniversalVtt(scene, { bytes, pixelsPerSquare: 16 })).image?.bytes).toEqual(bytes);
  });
});
