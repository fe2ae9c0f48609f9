import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onePageDungeon, universalVtt } from '../test/files.ts';
import { readFoundryMonster } from './foundry/monster.ts';
import { readFoundryTable } from './foundry/table.ts';
import { readOnePageDungeon } from './one-page-dungeon/read.ts';
import { readFile } from './read-file.ts';
import { readMap } from './read-map.ts';
import { IMPORT_REFUSALS } from './result.ts';
import { readTextMapper } from './text-mapper/read.ts';
import { readUniversalVtt } from './universal-vtt/read.ts';

const READERS = [readUniversalVtt, readOnePageDungeon, readFoundryMonster, readFoundryTable, readTextMapper];
/** Longest that anything small may take, in milliseconds. */
const PATIENCE = 3_000;

function isAnswered(read: () => { readonly read: unknown }): void {
  const started = performance.now();
  const result = read();
  expect(performance.now() - started).toBeLessThan(PATIENCE);
  if (!('code' in result)) return;
  expect(Object.keys(IMPORT_REFUSALS)).toContain(result.code);
}

/** Values that no reader should trust, in the place of any other. */
const poison = fc.oneof(
  fc.constantFrom(
    null,
    -1,
    0,
    0.5,
    1e308,
    -1e308,
    499,
    501,
    1e5,
    '',
    'NaN',
    '1',
    true,
    [],
    {},
    [[]],
    [null],
    { x: 1 },
    { x: 1, y: 1 },
  ),
  fc.jsonValue(),
);

/** A copy of `value` with the part that `way` leads to replaced, or taken out when `part` is undefined. */
function spoilt(value: unknown, way: readonly number[], part: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined || typeof value !== 'object' || value === null) return part;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (i === step % value.length ? spoilt(item, rest, part) : item));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item], i) => [key, i === step % entries.length ? spoilt(item, rest, part) : item]),
  );
}

/** One room as large as may be, with as many keys. */
const greatRoom = {
  rects: [{ x: 0, y: 0, w: 498, h: 498 }],
  notes: Array.from({ length: 1_000 }, (_, i) => ({ text: 'x', ref: String(i), pos: { x: 5, y: 5 } })),
};

describe('whatever is in a file, it is read or refused', () => {
  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => isAnswered(() => readFile(bytes, 'x'))),
      { numRuns: 500 },
    );
  });

  test('any text, by every reader', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...READERS), (text, reader) => {
        isAnswered(() => reader(text, undefined));
      }),
      { numRuns: 500 },
    );
  });

  test('any JSON, by every reader', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...READERS), (text, reader) => isAnswered(() => reader(text, undefined))),
      { numRuns: 500 },
    );
  });

  test.each([
    ['a Universal VTT file', universalVtt],
    ['a One Page Dungeon', onePageDungeon],
  ])('%s with parts of it spoilt', (_, file) => {
    const change = fc.tuple(
      fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }),
      fc.option(poison, { nil: undefined }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const value = changes.reduce<unknown>((whole, [way, part]) => spoilt(whole, way, part), file);
        isAnswered(() => readMap(new TextEncoder().encode(JSON.stringify(value) ?? ''), 'x'));
      }),
      { numRuns: 1_500 },
    );
  });

  test('a file with bytes of it turned over or cut off', () => {
    const whole = new TextEncoder().encode(JSON.stringify(universalVtt));
    const turns = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(turns, fc.nat(whole.length), (list, length) => {
        const bytes = whole.slice();
        for (const [at, byte] of list) bytes[at] = byte;
        isAnswered(() => readMap(bytes, 'x'));
        isAnswered(() => readMap(bytes.subarray(0, length), 'x'));
      }),
      { numRuns: 500 },
    );
  });

  test('a picture of any bytes that begins like one', () => {
    const start = fc.constantFrom(
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0x52, 0x49, 0x46, 0x46],
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 200 }), (first, rest) => {
        const image = btoa(String.fromCharCode(...first, ...rest));
        isAnswered(() => readUniversalVtt(JSON.stringify({ ...universalVtt, image })));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['brackets', `{"rects":${'['.repeat(5_000_000)}`],
    ['empty walls', `{"resolution":1,"line_of_sight":[${'[],'.repeat(2_000_000)}[]]}`],
    ['keys to one great room', JSON.stringify(greatRoom)],
    ['objects in objects', `${'{"rects":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    [
      'a wall of a hundred thousand points',
      JSON.stringify({ ...universalVtt, line_of_sight: [Array(100_000).fill({ x: 3, y: 3 })] }),
    ],
    [
      'links without end',
      JSON.stringify({ name: 'X', type: 'monster', system: { details: { biography: '[[@UUID['.repeat(20_000) } } }),
    ],
    [
      'tags without end',
      JSON.stringify({ name: 'X', type: 'monster', system: { details: { biography: '<b><i'.repeat(50_000) } } }),
    ],
    ['one long hex', `0101 ${'a '.repeat(100_000)}`],
    ['a line through everywhere', `${'0101-'.repeat(50_000)}0102 road`],
    ['quotes', `0101 ${'"'.repeat(100_000)}`],
  ])('a great deal of %s', (_, text) => {
    isAnswered(() => readFile(new TextEncoder().encode(text), 'x'));
  });
});
