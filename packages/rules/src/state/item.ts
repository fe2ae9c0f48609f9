import type { ItemId } from '../core/index.ts';
import type { Powers } from './powers.ts';

/** What an item is good for in a procedure, whatever its name. */
export const ITEM_USES = [
  'torch',
  'lantern',
  'hooded-lantern',
  'candle',
  'oil',
  'tinderbox',
  'ration',
  'waterskin',
  'spike',
  'rope',
  'thieves-tools',
  'holy-symbol',
] as const;
export type ItemUse = (typeof ITEM_USES)[number];

export interface Item {
  readonly id: ItemId;
  readonly name: string;
  readonly quantity: number;
  /** In coins (ten to the pound), each. */
  readonly weight: number;
  readonly kind: 'gear' | 'treasure' | 'weapon' | 'armour';
  readonly use: ItemUse | null;
  /** A burden by its shape or weight, as the referee sees it; absent for the usual. */
  readonly bulky?: true;
  /** Magic, with this combat bonus (0 for those without one); absent for mundane things. */
  readonly magic?: number;
  /** Found among treasure: it may be something else than what looks like it, and is laid to nothing; absent for others, and for what logs older than this took. */
  readonly found?: true;
  /** A spell made it: no shop buys it. Absent for others. */
  readonly conjured?: true;
  /** What it does besides, where the table made it; absent for things as the lists have them. */
  readonly does?: Powers;
}
