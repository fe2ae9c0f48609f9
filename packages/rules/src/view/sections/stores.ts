import { HOME, loadOf, storesOf } from '../../procedures/party/stores/kept.ts';
import type { SharedSection } from './section.ts';

/** What the party keeps at home, and what its beasts bear; and who stays at home. */
export const stores: SharedSection = {
  shared: true,
  reads: (state) => [state.stores, state.stayingHome],
  entries: (state) =>
    storesOf(state).map(({ id, name, along, bears, items, coins }) => [
      `store:${id}`,
      {
        type: 'store',
        id,
        name,
        home: id === HOME,
        along,
        load: loadOf({ items, coins }),
        bears: bears && { full: bears.full, half: bears.half },
        items,
        coins,
        staying: id === HOME ? (state.stayingHome ?? []) : [],
      },
    ]),
};
