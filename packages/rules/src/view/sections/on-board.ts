import type { SharedSection } from './section.ts';

/** Which scene lies on the board, whichever a referee looks at. */
export const onBoard: SharedSection = {
  shared: true,
  reads: ({ scene }) => [scene],
  entries: ({ scene }) => [['on-board', { type: 'on-board', scene }]],
};
