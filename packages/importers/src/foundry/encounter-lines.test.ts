import { describe, expect, it } from 'vitest';
import { encounterLines } from './encounter-lines.ts';
import type { TableRecord } from './table.ts';

const bestiary = [
  { key: 'fire-beetle', name: 'Fire beetle' },
  { key: 'orc', name: 'Orc' },
  { key: 'black-bear', name: 'Bear, black' },
];
const table = (...rows: readonly (readonly [number, number, string])[]): TableRecord => ({
  name: 'The fen',
  formula: '1d100',
  rows: rows.map(([from, to, text]) => ({ from, to, text })),
});

describe('a table of who is met', () => {
  it.each([
    ['Beetle, Fire [[1d6]]', ['fire-beetle']],
    ['fire beetle (2d4)', ['fire-beetle']],
    ['Orc 1d6+1', ['orc']],
    ['Black Bear', ['black-bear']],
    ['Orcs of the hill', []],
    ['[[2d6]]', []],
  ])('reads “%s”', (text, lines) => {
    expect(encounterLines(table([1, 1, text]), bestiary).lines).toEqual(lines);
  });

  it('gives a wider range more lines, and names the rows that nobody of the bestiary stands in', () => {
    expect(encounterLines(table([1, 20, 'Orc'], [21, 30, 'Fire beetle'], [31, 100, 'Moon Duke']), bestiary)).toEqual({
      name: 'The fen',
      lines: ['orc', 'orc', 'fire-beetle'],
      strangers: ['Moon Duke'],
    });
  });

  it('keeps to a hundred lines, whatever the ranges', () => {
    const { lines } = encounterLines(table([1, 1e9, 'Orc'], [1, 1, 'Fire beetle']), bestiary);
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(encounterLines(table([5, 5, '']), bestiary)).toEqual({ name: 'The fen', lines: [], strangers: [] });
  });
});
