import { describe, expect, it } from 'vitest';
import { chancesOf, readLines } from './table-lines.ts';

describe('a table as somebody pastes it', () => {
  it.each([
    ['1 a pearl\n2-5 nothing\n6. two pearls', '1d6', [1, 4, 1]],
    ['01–30\tcopper\n31–99\tsilver\n00\tgold', '1d100', [30, 69, 1]],
    ['2: wrath\n3-11: doubt\n12: joy', '2d6', [1, 9, 1]],
    ['1-2 north\n3-5 south', null, [2, 3]],
    ['- a pearl\n- two pearls', null, [1, 1]],
    ['1 a pearl\n3 two pearls', null, [1, 1]],
    ['', null, []],
  ])('%j', (text, dice, shares) => {
    const read = readLines(text);
    expect([read.dice, read.lines.map(({ share }) => share)]).toEqual([dice, shares]);
  });

  it('keeps the words, without the figures that were understood', () => {
    expect(readLines('1-3) a pearl, or 2').lines.map(({ text }) => text)).toEqual(['a pearl, or 2']);
    expect(readLines('1-3) a pearl\n4-6) [[2d6 gp]]').lines.map(({ text }) => text)).toEqual(['a pearl', '[[2d6 gp]]']);
  });
});

describe('what stands beside a line', () => {
  it.each([
    ['2d6', [1, 3, 7], ['2', '3–5', '6–12']],
    [null, [3, 1], ['75%', '25%']],
    ['often', [1], ['100%']],
  ])('%s', (dice, shares, chances) => {
    expect(
      chancesOf(
        dice,
        shares.map((share) => ({ share })),
      ),
    ).toEqual(chances);
  });
});
