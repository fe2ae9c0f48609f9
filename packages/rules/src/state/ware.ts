import type { ItemUse } from './item.ts';
import type { Powers } from './powers.ts';

export const WARE_KINDS = ['weapon', 'armour', 'gear', 'mount', 'vessel'] as const;
export type WareKind = (typeof WARE_KINDS)[number];

/** Something that can be bought. */
export interface Ware {
  /** As the list has it, in small letters; no two have the same. */
  readonly name: string;
  readonly kind: WareKind;
  /** In gold pieces for the lot; null where it is not for sale. */
  readonly cost: number | null;
  /** In coins, each piece; 0 for what is counted together with other gear, and for what is not carried. */
  readonly weight: number;
  /** How many pieces one price buys. */
  readonly pieces: number;
  readonly use: ItemUse | null;
  /** Coins that go into it; absent for what is no container. */
  readonly holds?: number;
  /** Magic, with this bonus; absent for mundane wares. */
  readonly magic?: number;
  /** What it does besides, where the table made it. */
  readonly does?: Powers;
}
