import type { EncounterTableKey } from '../../state/content.ts';
import type { Monster } from '../../state/monster.ts';
import type { Ware } from '../../state/ware.ts';

/** What the campaign's bestiary has otherwise than the book; null for one that is struck out. Referee only. */
export interface OwnMonsterRecord {
  readonly type: 'own-monster';
  readonly key: string;
  readonly monster: Monster | null;
}

/** An encounter table that the campaign has otherwise than the book. Referee only. */
export interface OwnTableRecord {
  readonly type: 'own-table';
  readonly table: EncounterTableKey;
  readonly monsters: readonly string[];
}

/** What the campaign's price list has otherwise than the book; null for what is not for sale. */
export interface OwnWareRecord {
  readonly type: 'own-ware';
  readonly name: string;
  readonly ware: Ware | null;
}
