import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shutInAfter, shutInBy } from '../../rules/test/at-doors.ts';
import { base64, onePageDungeon, png, universalVtt } from '../test/files.ts';
import { readOnePageDungeon } from './one-page-dungeon/read.ts';
import { readUniversalVtt } from './universal-vtt/read.ts';

/** Rooms one behind the other, a door square between each two, as One Page Dungeon draws them. */
const rows = fc
  .array(
    fc.record({
      length: fc.integer({ min: 1, max: 6 }),
      before: fc.nat(3),
      after: fc.nat(3),
      rotunda: fc.boolean(),
      type: fc.constantFrom(1, 4, 5, 6, 7),
      back: fc.boolean(),
    }),
    { minLength: 2, maxLength: 4 },
  )
  .chain((rooms) => fc.record({ rooms: fc.constant(rooms), upright: fc.boolean() }))
  .map(({ rooms, upright }) => {
    const turned = (x: number, y: number) => (upright ? { x: y, y: x } : { x, y });
    const sized = (x: number, y: number, w: number, h: number) => ({
      ...turned(x, y),
      ...(upright ? { w: h, h: w } : { w, h }),
    });
    let at = 0;
    const rects: object[] = [];
    const doors: object[] = [];
    rooms.forEach(({ length, before, after, rotunda, type, back }, index) => {
      const round = rotunda ? { w: 5, before: 2, after: 2 } : { w: length, before, after };
      rects.push({
        ...sized(at, -round.before, round.w, 1 + round.before + round.after),
        ...(rotunda ? { rotunda } : {}),
      });
      at += round.w;
      if (index === rooms.length - 1) return;
      rects.push(sized(at, 0, 1, 1));
      doors.push({ ...turned(at, 0), dir: turned(back ? -1 : 1, 0), type });
      at += 1;
    });
    return { ...onePageDungeon, rects, doors, notes: [], columns: [], water: [] };
  });

const SIZE = 12;

/** A wall from edge to edge of a map, along its squares or inside them, straight or askew, with a door in it. */
const wall = fc
  .record({
    /** Where it begins and ends, in eighths of a square. */
    from: fc.integer({ min: 4 * 8, max: 8 * 8 }),
    lean: fc.constantFrom(0, 0, 0, SIZE, -SIZE),
    door: fc.integer({ min: 3, max: 8 }),
    length: fc.constantFrom(1, 2),
    upright: fc.boolean(),
  })
  .map(({ from, lean, door, length, upright }) => {
    const at = (part: number) => {
      const [x, y] = [from / 8 + (lean * (part - SIZE / 2)) / SIZE, part];
      return upright ? { x: y, y: x } : { x, y };
    };
    return {
      ...universalVtt,
      resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: SIZE, y: SIZE }, pixels_per_grid: 16 },
      line_of_sight: [
        [at(0), at(door)],
        [at(door + length), at(SIZE)],
      ],
      objects_line_of_sight: [],
      portals: [
        {
          position: at(door + length / 2),
          bounds: [at(door), at(door + length)],
          rotation: 0,
          closed: true,
          freestanding: false,
        },
      ],
      lights: [],
      image: base64(png(SIZE * 16, SIZE * 16)),
    };
  });

describe('whoever stands in a room can work each of its doors, from either side, and pass it', () => {
  const dungeon = (file: object) => readOnePageDungeon(JSON.stringify(file)).read;
  const vtt = (file: object) => readUniversalVtt(JSON.stringify(file)).read;

  test('in the maps that others test', () => {
    for (const read of [dungeon(onePageDungeon), vtt(universalVtt)]) expect(read && shutInBy(read)).toEqual([]);
  });

  test('in any One Page Dungeon, where doors stand across the middle of a square', () => {
    fc.assert(
      fc.property(rows, (file) => {
        const read = dungeon(file);
        expect(read && shutInBy(read)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('in any dungeon that the dice lay out', () => {
    const made = fc.record({
      size: fc.constantFrom('small', 'medium'),
      theme: fc.constantFrom('crypt', 'stronghold', 'temple', 'mine', 'caves'),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(made, ({ size, theme, seed }) => {
        const makes = { type: 'MakeDungeon', name: '', size, theme, words: '', level: 1, begin: false } as const;
        expect(shutInAfter(makes, () => [], seed)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  test('in any Universal VTT map, where doors stand anywhere', () => {
    fc.assert(
      fc.property(wall, (file) => {
        const read = vtt(file);
        expect(read && shutInBy(read)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
