import { inHoard } from '../../procedures/party/hoards/words.ts';
import { hoardsOf } from '../../state/hoard.ts';
import type { SharedSection } from './section.ts';

/** Treasure on the map; what is in it, the referee alone sees. */
export const hoards: SharedSection = {
  shared: true,
  reads: (state) => [state.hoards, state.scene],
  entries: (state, eye) =>
    hoardsOf(state)
      .filter(({ at }) => at.scene === state.scene)
      .map((hoard) => [
        `hoard:${hoard.id}`,
        {
          type: 'hoard',
          id: hoard.id,
          name: hoard.name,
          at: hoard.at.square,
          hidden: hoard.hidden,
          holds: eye === 'referee' ? inHoard(hoard, 'name') : null,
          trapped: eye === 'referee' && hoard.trap !== undefined,
        },
      ]),
};
