import type { Square } from '@lanthorn/geometry';
import type { LandId, PageId, RandomTableId } from '../../../core/index.ts';
import type { EncounterTableKey } from '../../../state/content.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Hoard, HoardThing } from '../../../state/hoard.ts';
import type { Item } from '../../../state/item.ts';
import type { LandFacts } from '../../../state/land.ts';
import type { Monster } from '../../../state/monster.ts';
import type { TableLine } from '../../../state/random-table.ts';
import type { Exit, Scene, SceneFacts } from '../../../state/scene.ts';
import type { Ware } from '../../../state/ware.ts';
import type { Calendar } from '../calendar/kept.ts';

/** Treasure that lies on a map which is brought in. */
export interface BroughtHoard extends Pick<Hoard, 'name' | 'coins' | 'valuables' | 'items' | 'hidden'> {
  readonly square: Square;
  readonly things: readonly Omit<HoardThing, 'id'>[];
  /** The trap that guards it, by its place among those of the map; null for none. */
  readonly trap: number | null;
}

/** A monster that stands on a map which is brought in: whole, and as it is by nature. */
export interface BroughtMonster
  extends Pick<
    Creature,
    | 'name'
    | 'ownName'
    | 'icon'
    | 'class'
    | 'level'
    | 'alignment'
    | 'abilities'
    | 'hitDice'
    | 'naturalArmour'
    | 'armour'
    | 'shield'
    | 'helmet'
    | 'attacks'
    | 'coins'
    | 'movement'
    | 'infravision'
    | 'morale'
    | 'saveAs'
    | 'undead'
    | 'traits'
    | 'across'
    | 'elevation'
    | 'hidden'
    | 'notes'
  > {
  readonly square: Square;
  /** All that it has when it is whole. */
  readonly hitPoints: number;
  readonly items: readonly Omit<Item, 'id'>[];
}

/** A way out of a map that is brought in: it names where it leads by a map that comes with it, or by one that is there. */
export type BroughtExit = Omit<Exit, 'id' | 'to'> & {
  readonly to: { readonly scene: string; readonly square: Square } | null;
};

/** A map that is brought in from another campaign, as it was drawn. */
export interface BroughtScene extends Pick<Scene, 'level' | 'folder' | 'toPlayers' | 'fog' | 'gridLines' | 'lore'> {
  /** By which the exits of what comes with it name it. */
  readonly key: string;
  /** The table that says who wanders there, by its name; absent for that of its level. */
  readonly wanderers?: string;
  /** The same of its rooms, in their order; null for those in which the map's own do. */
  readonly wanderersIn: readonly (string | null)[];
  readonly facts: SceneFacts;
  readonly exits: readonly BroughtExit[];
  readonly hoards: readonly BroughtHoard[];
  readonly monsters: readonly BroughtMonster[];
}

/** A page that is brought in: a new one for null, or in the place of another. */
export interface BroughtPage {
  readonly page: PageId | null;
  readonly title: string;
  readonly folder: string;
  readonly text: string;
  readonly readers: 'referee' | 'all';
}

/** A table to roll on that is brought in: a new one for null, or in the place of another. */
export interface BroughtTable {
  readonly table: RandomTableId | null;
  readonly name: string;
  readonly dice: string | null;
  readonly lines: readonly TableLine[];
}

/** A hex map that is brought in: a new one for null, or in the place of another. */
export interface BroughtLand {
  readonly land: LandId | null;
  readonly facts: LandFacts;
  /** Under what the referee keeps it; absent for none. */
  readonly folder?: string;
}

/** What a campaign takes over of another one's world. Tables stand after those that they roll on. */
export interface WorldFacts {
  readonly scenes: readonly BroughtScene[];
  readonly pages: readonly BroughtPage[];
  readonly tables: readonly BroughtTable[];
  readonly monsters: readonly Monster[];
  readonly encounters: readonly { readonly table: EncounterTableKey; readonly monsters: readonly string[] }[];
  readonly wares: readonly Ware[];
  /** Instead of the one that is kept; null for none. */
  readonly calendar: Calendar | null;
  readonly lands: readonly BroughtLand[];
}
