import type { RandomTable } from '../../state/random-table.ts';

/** A table of lines that are alike likely. */
export const alike = (lines: readonly string[]): Pick<RandomTable, 'dice' | 'lines'> => ({
  dice: null,
  lines: lines.map((text) => ({ share: 1, text })),
});

/** The same of single names, divided by commas. */
export const namesIn = (list: string): Pick<RandomTable, 'dice' | 'lines'> => alike(list.split(', '));

/** A table of lines with their weights. */
export const weighted = (
  ...lines: readonly (readonly [weight: number, text: string])[]
): Pick<RandomTable, 'dice' | 'lines'> => ({
  dice: null,
  lines: lines.map(([share, text]) => ({ share, text })),
});
