import { isLyingKnown } from '../../procedures/situation/sight/lying.ts';
import { seenByParty } from '../../procedures/situation/sight/sight.ts';
import { lyingThings } from '../../state/lying.ts';
import type { SharedSection } from './section.ts';

/** What lies about where the eye sees, on the board or off it. */
export const things: SharedSection = {
  shared: true,
  reads: (state, eye) => [state.lying, state.scene, eye === 'referee' ? null : seenByParty(state)],
  entries: (state, eye) =>
    lyingThings(state)
      .filter((thing) => isLyingKnown(state, { role: eye === 'referee' ? 'referee' : 'spectator' }, thing))
      .filter(({ at }) => at === null || at.scene === state.scene)
      .map(({ item: { id, name, quantity }, at }) => [
        `thing:${id}`,
        { type: 'thing', id, name, quantity, at: at?.square ?? null },
      ]),
};
