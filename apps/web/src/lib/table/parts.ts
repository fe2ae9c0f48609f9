/** The parts of the table that stand side by side, or one at a time where there is no room. */
export type Part = 'party' | 'board' | 'log' | 'sheet';

export const PARTS: readonly { readonly name: Part; readonly label: string }[] = [
  { name: 'party', label: 'Party' },
  { name: 'board', label: 'Board' },
  { name: 'log', label: 'Log' },
];

/** Where there is room for one part at a time, whoever plays somebody has their sheet among them. */
export const SHEET = { name: 'sheet', label: 'Sheet' } as const;
