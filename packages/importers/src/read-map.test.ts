import { describe, expect, test } from 'vitest';
import { jpeg, onePageDungeon, png, universalVtt } from '../test/files.ts';
import { readFile } from './read-file.ts';
import { readMap, titleOf } from './read-map.ts';

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

describe('an uploaded file', () => {
  test('is known by its content, whatever its name', () => {
    expect(readMap(bytes(universalVtt), 'x.json')).toMatchObject({ read: { name: 'X', feetPerSquare: 5 } });
    expect(readMap(bytes(onePageDungeon), 'C:\\maps\\x.dd2vtt')).toMatchObject({ read: { name: 'Cellar of Tests' } });
    expect(readMap(bytes({ ...onePageDungeon, title: ' ' }), 'old_mine.v2.json')).toMatchObject({
      read: { name: 'Old mine.v2' },
    });
  });

  test('is called by its own name, without halves of letters', () => {
    expect(titleOf('.png', 'A picture')).toBe('A picture');
    expect(titleOf(`${'a'.repeat(79)}🐉.png`)).toBe(`A${'a'.repeat(78)}`);
    expect(titleOf('\uD83D_\0keep.png')).toBe('\uFFFD keep');
  });

  const refusals: [string, Uint8Array, string, RegExp][] = [
    ['a picture', png(10, 10), 'unknown-format', /picture alone/],
    ['a photograph', jpeg(10, 10), 'unknown-format', /picture alone/],
    ['a drawing', bytes('<?xml version="1.0"?><svg/>'), 'unknown-format', /drawing/],
    ['an archive', bytes('PK\x03\x04...'), 'unknown-format', /packed/],
    ['a monster', bytes({ name: 'X', type: 'monster', system: {} }), 'not-a-map', /monster/],
    ['a table', bytes({ name: 'X', formula: '1d4', results: [] }), 'not-a-map', /table/],
    ['a hex map', bytes('# map\n0101 forest'), 'not-a-map', /hex map/],
    ['some other JSON', bytes({ a: 1 }), 'unknown-format', /JSON/],
    ['a list', bytes([1]), 'unknown-format', /JSON/],
    ['broken JSON', bytes('{"rects": ['), 'not-json', /not JSON/],
    ['prose', bytes('Once upon a time'), 'unknown-format', /no format/],
    ['nothing', new Uint8Array(), 'unknown-format', /no format/],
  ];
  test.each(refusals)('is refused as a map when it is %s', (_, content, code, message) => {
    expect(readMap(content, 'x')).toMatchObject({ read: null, code, message: expect.stringMatching(message) });
  });

  test('of any kind is read as what it is', () => {
    expect(readFile(bytes(universalVtt), 'x')).toMatchObject({ type: 'scene' });
    expect(readFile(bytes(onePageDungeon), 'x')).toMatchObject({ type: 'scene' });
    expect(readFile(bytes({ name: 'X', type: 'monster', system: {} }), 'x')).toMatchObject({ type: 'monster' });
    expect(readFile(bytes({ name: 'X', formula: '1d4', results: [] }), 'x')).toMatchObject({ type: 'table' });
    expect(readFile(bytes('0101 forest'), 'x')).toMatchObject({ type: 'hexes' });
    expect(readFile(png(1, 1), 'x')).toMatchObject({ code: 'unknown-format' });
  });
});
