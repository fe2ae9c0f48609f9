import { flag, id, label, maybe, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { LONGEST_STORE, MOST_BORNE } from './bounds.ts';

const count = whole(1, 10_000_000);
/** Coins of one kind. */
const coins = { coin: oneOf('pp', 'gp', 'ep', 'sp', 'cp'), count: label('Number of coins', count) };

export const storesCommands = forms({
  /** Somebody puts a thing away, at home or on a beast. */
  StoreItem: { creature: id('creature'), store: id('store'), item: label('Item', id('item')), quantity: count },
  /** Somebody takes a thing out again. */
  FetchItem: { creature: id('creature'), store: id('store'), item: label('Item', id('item')), quantity: count },
  /** Somebody puts coins away. */
  StoreCoins: { creature: id('creature'), store: id('store'), ...coins },
  /** Somebody takes coins out again. */
  FetchCoins: { creature: id('creature'), store: id('store'), ...coins },
  /** A beast or a cart that somebody has bought bears the party's things. */
  LeadBeast: { creature: id('creature'), item: id('item') },
  /** The referee gives the party a cart, a chest, a porter; it bears so many coins of weight, 0 for any number. */
  AddStore: {
    name: label('What it is called', text(LONGEST_STORE)),
    bears: label('Coins of weight that it bears, 0 for any number', whole(0, MOST_BORNE)),
    /** Absent for what is at home. */
    along: label('It goes with the party', maybe(flag)),
  },
  /** The referee says how much a cart or a chest bears, of which no list does; 0 for any number. */
  SayLoad: {
    store: id('store'),
    bears: label('Coins of weight that it bears, 0 for any number', whole(0, MOST_BORNE)),
  },
  /** The party takes a beast along, or leaves it at home. */
  MoveStore: { store: id('store'), along: flag },
  /** The party parts with a beast or a cart that bears nothing. */
  DropStore: { store: id('store') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly stores: typeof storesCommands;
  }
}
