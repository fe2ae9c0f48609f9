import type { Square } from '@lanthorn/geometry';

/** A square as people read it, counted from one: `column 7, row 3`. */
export const columnAndRow = ({ x, y }: Square): string => `column ${x + 1}, row ${y + 1}`;

/** Texts that would read alike get what tells them apart after them: `Take up the torch (column 7, row 3)`. */
export const toldApart = (texts: readonly string[], by: readonly string[]): readonly string[] =>
  texts.map((text, nth) => (texts.indexOf(text) === texts.lastIndexOf(text) ? text : `${text} (${by[nth]})`));
