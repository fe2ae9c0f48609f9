import { expect, test } from 'vitest';
import { readLand } from './land.ts';

const MAP = `0201 forest hills "The Wood"
0202 green
0203 mountain
0403 sea
0302 town
0201-0203 road
0202-0403 river
020301 cave
`;

test('a Text Mapper map becomes a land of hexes, its columns shoved down as they were', () => {
  const land = readLand(MAP, 'Vale');
  if (land.read === null) throw new Error('the map was refused');
  const { read, dropped } = land;
  expect(read).toMatchObject({ name: 'Vale', layout: 'flat', width: 4, height: 3 });
  expect(read.hexes).toMatchObject({
    '1,0': { ground: 'forest', road: true, river: false, label: 'The Wood' },
    '1,1': { ground: 'grasslands', road: true, river: true, roadSides: ['N', 'S'], riverSides: ['SE'] },
    '1,2': { ground: 'mountains', road: true },
    '3,2': { ground: 'ocean', river: true },
    '2,1': { ground: 'settled' },
  });
  expect(dropped).toContain('Hexes above or below the ground, left out: 1.');
});

test('a land that is too wide, or empty, is refused', () => {
  expect(readLand('nothing', 'x')).toMatchObject({ code: 'no-floor' });
  expect(readLand('0101 forest\n-9901 forest\n9901 sea\n', 'x')).toMatchObject({ code: 'too-large' });
});
