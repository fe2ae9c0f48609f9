import { describe, expect, it } from 'vitest';
import { TOOLS } from '../drawing/tools.ts';
import { hintBy } from './by-hand.ts';

const hintOf = (tool: string): string => TOOLS.find(({ name }) => name === tool)?.hint ?? '';

describe('what to do with a pen', () => {
  it.each([
    ['wall', 'touch', 'Tap corner after corner. Tap the last one again to end.'],
    ['wall', 'keys', 'Arrows lead the pen. Space at corner after corner. Enter ends.'],
    ['door', 'keys', 'Arrows lead the pen. Space on a wall: the door breaks through it.'],
    [
      'dig',
      'keys',
      'Arrows lead the pen. Space at the first and the last of squares: floor inside, walls around. What touches is joined.',
    ],
    [
      'select',
      'touch',
      'Tap what is drawn: change it beside; drag it elsewhere. Drag over a part of the map to copy, move or delete it.',
    ],
    [
      'select',
      'keys',
      'Arrows lead the pen. Space at what is drawn: change it beside, or press Delete; Ctrl and an arrow moves it. Shift Space at two corners of a part of the map to copy, move or delete it.',
    ],
    ['light', 'mouse', 'Click where it burns.'],
    ['light', 'keys', 'Arrows lead the pen. Space where it burns.'],
  ] as const)('is said of %s to whoever has %s', (tool, by, words) => {
    expect(hintBy(hintOf(tool), by)).toBe(words);
  });

  it('names both ends of what is dragged', () => {
    expect(hintBy('Drag from corner to corner.', 'keys')).toBe(
      'Arrows lead the pen. Space at one corner and at the other.',
    );
    expect(hintBy('Drag from its middle to its rim.', 'keys')).toBe(
      'Arrows lead the pen. Space at its middle and at its rim.',
    );
  });

  it.each(TOOLS.map(({ name }) => name))('speaks of no mouse to fingers or keys: %s', (tool) => {
    expect(hintBy(hintOf(tool), 'touch')).not.toMatch(/click|Enter|press Delete|Alt:/i);
    expect(hintBy(hintOf(tool), 'keys')).not.toMatch(/click|drag/i);
  });
});
