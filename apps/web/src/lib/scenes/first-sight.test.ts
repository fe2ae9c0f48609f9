import type { FirstSightRecord, SceneRecord } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { firstSightInWords, standing } from './first-sight.ts';

const scene = {
  name: 'The Crypt of Vhul',
  toPlayers: 'A crypt',
  width: 10,
  height: 10,
  grid: 'square',
  ambient: 'dark',
} as SceneRecord;
const sight = (facts: Partial<FirstSightRecord>): FirstSightRecord => ({
  type: 'first-sight',
  scene: 'crypt',
  explored: 0,
  party: [],
  others: [],
  wayIn: { x: 4, y: 6 },
  ...facts,
});

describe('what players will see first', () => {
  it('names the scene as they are told it, and not as the referee calls it', () => {
    expect(firstSightInWords(sight({}), scene)[0]).toBe('Its name: A crypt.');
  });

  it('says that nothing is explored, some of it, or all', () => {
    expect(firstSightInWords(sight({}), scene)[1]).toBe('Nothing of the map: none of it is explored.');
    expect(firstSightInWords(sight({ explored: 12 }), scene)[1]).toMatch(/^12 of its 100 squares/);
    expect(firstSightInWords(sight({ explored: 100 }), scene)[1]).toBe('All of the map.');
  });

  it('says that the party sees from where it arrives, where it comes with the map', () => {
    const lines = firstSightInWords(sight({}), scene, true);
    expect(lines).toContain('Of the map, what the party sees from where it arrives.');
    expect(lines[2]).toMatch(/^The party arrives at column 5, row 7\./);
    expect(lines.join(' ')).not.toMatch(/Nothing of the map|Nobody/);
    expect(firstSightInWords(sight({ explored: 12 }), scene, true)[1]).toBe(
      '12 of its 100 squares, which they have explored, and what the party sees from where it arrives.',
    );
    expect(firstSightInWords(sight({ explored: 100 }), scene, true)[1]).toBe('All of the map.');
  });

  it('names who stands there, and counts those beyond six', () => {
    const others = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const lines = firstSightInWords(sight({ party: ['Aldo'], others }), scene);
    expect(lines[2]).toBe('Aldo stands there already.');
    expect(lines[3]).toBe('In view: A, B, C, D, E, F and 2 more.');
  });
});

it('says who of the party stands there: all of it, or by name those who do', () => {
  expect(standing(['Hild', 'Bruno'], 2)).toBe('the party stands');
  expect(standing(['Hild'], 2)).toBe('Hild stands');
  expect(standing(['Hild', 'Bruno'], 5)).toBe('Hild and Bruno stand');
});
