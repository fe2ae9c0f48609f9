import type { Square } from '@lanthorn/geometry';

/** A square as people read it, counted from one: `column 7, row 3`. */
export const columnAndRow = ({ x, y }: Square): string => `column ${x + 1}, row ${y + 1}`;
