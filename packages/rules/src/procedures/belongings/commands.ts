import type { CreatureId, ItemId } from '../../ids.ts';
import type { Item, Purse } from '../../state/creature.ts';

/** The referee gives somebody a thing: found, bought, dug up. */
export interface GiveItem {
  readonly type: 'GiveItem';
  readonly creature: CreatureId;
  readonly name: string;
  readonly quantity: number;
  /** In coins, each. */
  readonly weight: number;
  readonly kind: Item['kind'];
  /** What it is good for; `none` for nothing that a rule asks for. */
  readonly use: NonNullable<Item['use']> | 'none';
}

/** Somebody lets go of a thing, which lies where it fell: the owner, or the referee. */
export interface DropItem {
  readonly type: 'DropItem';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly quantity: number;
}

/** A thing goes from hand to hand, in the party. */
export interface HandOver {
  readonly type: 'HandOver';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly quantity: number;
  readonly to: CreatureId;
}

/** The referee sets what coins somebody has. */
export interface SetCoins extends Purse {
  readonly type: 'SetCoins';
  readonly creature: CreatureId;
}

/** The referee says that a thing is a burden by its shape or weight, or that it is not (GOR-MOV-02). */
export interface MarkBulky {
  readonly type: 'MarkBulky';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly bulky: boolean;
}

/** Somebody picks up what was thrown, or let go of. Owner, or referee. */
export interface PickUp {
  readonly type: 'PickUp';
  readonly creature: CreatureId;
  readonly thing: ItemId;
}

/** What lies about is gone: swept away, or taken by somebody unseen. Referee. */
export interface ClearAway {
  readonly type: 'ClearAway';
  readonly thing: ItemId;
}

export type BelongingsCommand = MarkBulky | GiveItem | DropItem | HandOver | SetCoins | PickUp | ClearAway;
