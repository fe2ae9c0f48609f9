/** The parts of the table that stand side by side, or one at a time where there is no room. */
export type Part = 'party' | 'board' | 'log';

export const PARTS: readonly { readonly name: Part; readonly label: string }[] = [
  { name: 'party', label: 'Party' },
  { name: 'board', label: 'Board' },
  { name: 'log', label: 'Log' },
];
