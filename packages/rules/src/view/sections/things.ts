import { lyingThings } from '../../state/lying.ts';
import type { SharedSection } from './section.ts';

/** What lies about, on the board or off it. */
export const things: SharedSection = {
  shared: true,
  reads: (state) => [state.lying, state.scene],
  entries: (state) =>
    lyingThings(state)
      .filter(({ at }) => at === null || at.scene === state.scene)
      .map(({ item: { id, name, quantity }, at }) => [
        `thing:${id}`,
        { type: 'thing', id, name, quantity, at: at?.square ?? null },
      ]),
};
