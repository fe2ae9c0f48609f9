import type { Monster } from '../../content/monster.ts';
import type { WareKind } from '../../content/ware.ts';
import type { ItemUse } from '../../state/creature.ts';

/** The referee writes a monster into the campaign's bestiary: a new one, or in the place of another with its key. */
export interface WriteMonster {
  readonly type: 'WriteMonster';
  readonly monster: Monster;
}

/** The referee strikes a monster out of the bestiary, and so out of every encounter table. */
export interface StrikeMonster {
  readonly type: 'StrikeMonster';
  readonly monster: string;
}

/** The referee takes back what was changed of a monster: it is as in the book, or gone when it is not in there. */
export interface RestoreMonster {
  readonly type: 'RestoreMonster';
  readonly monster: string;
}

/** The referee writes who is met somewhere; each line is as likely as any other. */
export interface WriteEncounterTable {
  readonly type: 'WriteEncounterTable';
  /** `dungeon:3`, `forest`. */
  readonly table: string;
  /** Keys of the bestiary; one that stands there twice comes twice as often. */
  readonly monsters: readonly string[];
}

/** The referee lets a table be as in the book again. */
export interface RestoreEncounterTable {
  readonly type: 'RestoreEncounterTable';
  readonly table: string;
}

/** The referee sets what something costs and weighs, be it on the list or not. */
export interface WriteWare {
  readonly type: 'WriteWare';
  readonly name: string;
  readonly kind: WareKind;
  /** In gold pieces for the lot. */
  readonly cost: number;
  /** In coins, each piece. */
  readonly weight: number;
  readonly pieces: number;
  readonly use: ItemUse | 'none';
}

/** The referee takes something off the list: it is not for sale. */
export interface StrikeWare {
  readonly type: 'StrikeWare';
  readonly ware: string;
}

/** The referee takes back what was changed of a ware. */
export interface RestoreWare {
  readonly type: 'RestoreWare';
  readonly ware: string;
}

export type ContentCommand =
  | WriteMonster
  | StrikeMonster
  | RestoreMonster
  | WriteEncounterTable
  | RestoreEncounterTable
  | WriteWare
  | StrikeWare
  | RestoreWare;
