import type { CreatureId, StoreId } from '../../core/index.ts';
import type { Item } from '../../state/item.ts';
import type { Purse } from '../../state/purse.ts';

/** Where things of the party's lie that nobody carries. */
export interface StoreRecord {
  readonly type: 'store';
  readonly id: StoreId;
  readonly name: string;
  /** The home, which is always there. */
  readonly home: boolean;
  /** It goes with the party. */
  readonly along: boolean;
  /** Coins of weight: what lies in it, and the most that it bears at full and at half rate; null for any load. */
  readonly load: number;
  readonly bears: { readonly full: number; readonly half: number } | null;
  readonly items: readonly Item[];
  readonly coins: Purse;
  /** Retainers who stay there, of the home; nobody elsewhere. */
  readonly staying: readonly CreatureId[];
}
