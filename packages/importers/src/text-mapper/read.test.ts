import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { readTextMapper } from './read.ts';

const MAP = `# a small land
include gnomeyland.txt
license <text>Free</text>
weird attributes fill="#123456"
0101 forest hills "The Wood" 20
0102 weird
-0103 swamp size=3
020301 cave
0101-0102-0203 road "King's road" right 30%
0101-0102 river
other <text>Somewhere</text>
what is this
0101 castle
`;

describe('a Text Mapper map', () => {
  test('is read hex by hex and line by line, with terrains nobody knows', () => {
    expect(readTextMapper(MAP)).toEqual({
      read: {
        hexes: [
          { x: 1, y: 1, level: 0, terrain: ['forest', 'hills'], label: 'The Wood' },
          { x: 1, y: 2, level: 0, terrain: ['weird'], label: null },
          { x: -1, y: 3, level: 0, terrain: ['swamp'], label: null },
          { x: 2, y: 3, level: 1, terrain: ['cave'], label: null },
          { x: 1, y: 1, level: 0, terrain: ['castle'], label: null },
        ],
        lines: [
          {
            kind: 'road',
            points: [
              { x: 1, y: 1, level: 0 },
              { x: 1, y: 2, level: 0 },
              { x: 2, y: 3, level: 0 },
            ],
            label: "King's road",
          },
          {
            kind: 'river',
            points: [
              { x: 1, y: 1, level: 0 },
              { x: 1, y: 2, level: 0 },
            ],
            label: null,
          },
        ],
        licence: '<text>Free</text>',
      },
      dropped: [
        'Included files are not fetched: gnomeyland.txt.',
        'Definitions of how terrain is drawn, left out: 1.',
        'Drawings and captions left out: 1.',
        'Hexes that came more than once, kept: 1.',
        'Lines that could not be read: 1, such as “what is this”.',
      ],
    });
  });

  test('is refused without a hex, or with more than the limit', () => {
    expect(readTextMapper('# nothing')).toMatchObject({ code: 'no-floor' });
    expect(readTextMapper(MAP, { ...LIMITS, rows: 3 })).toMatchObject({ code: 'too-large' });
    expect(readTextMapper(MAP, { ...LIMITS, fileBytes: 3 })).toMatchObject({ code: 'too-large' });
  });
});
