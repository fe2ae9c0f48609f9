/** What somebody works the page with. */
export type By = 'mouse' | 'touch' | 'keys';

const TAPS: readonly (readonly [RegExp, string])[] = [
  [/,? ?or press Delete/, ''],
  [/,? or Enter,? /, ' '],
  [/Enter or a double click/, 'a double tap'],
  [/ Alt: off the grid\./, ''],
  [/Click/g, 'Tap'],
  [/click/g, 'tap'],
  [/turn the wheel/, 'spread two fingers'],
];

const KEYS: readonly (readonly [RegExp, string])[] = [
  [/Enter or a double click/, 'Enter'],
  [/[^.]*last one again, or Enter, to end\. Alt[^.]*\./, ' Enter ends.'],
  [/; drag it elsewhere/, '; Ctrl and an arrow moves it'],
  [/Drag over a part/, 'Shift Space at two corners of a part'],
  [/Drag from (\w+) to \1/, 'Space at one $1 and at the other'],
  [/Drag from (?:its )?(.+?) to (?:its )?(.+?)\./, 'Space at its $1 and at its $2.'],
  [/([Dd])rag over/, 'Space at the first and the last of'],
  [/Click (?=on|in|where)/g, 'Space '],
  [/Click/g, 'Space at'],
];

const said = (words: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((text, [from, to]) => text.replace(from, to), words);

/** What to do with a pen, written for a mouse, as it is said to whoever has fingers or keys. */
export function hintBy(words: string, by: By): string {
  if (by === 'touch') return said(words, TAPS);
  return by === 'keys' && words !== '' ? `Arrows lead the pen. ${said(words, KEYS)}` : words;
}
