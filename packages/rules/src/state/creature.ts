import type { Square } from '@lanthorn/geometry';
import type { CreatureId, ItemId, SceneId, UserId } from '../core/index.ts';
import type { Item } from './item.ts';
import type { Purse } from './purse.ts';
import type { Traits } from './traits.ts';

export const ABILITIES = ['STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA'] as const;
export type Ability = (typeof ABILITIES)[number];
export type AbilityScores = Readonly<Record<Ability, number>>;

export const SAVES = ['death', 'wands', 'paralysis', 'breath', 'spells'] as const;
export type Save = (typeof SAVES)[number];
/** What each saving throw needs, in that order. */
export type SaveValues = readonly [number, number, number, number, number];

/** What is saved against, in words. */
export const SAVE_NAMES: Readonly<Record<Save, string>> = {
  death: 'death or poison',
  wands: 'wands',
  paralysis: 'paralysis or petrification',
  breath: 'breath',
  spells: 'spells, rods and staves',
};

export const ARMOURS = ['none', 'leather', 'chainmail', 'plate'] as const;
export type Armour = (typeof ARMOURS)[number];

/** What can be wrong with a creature, beside its hit points. */
export const CONDITIONS = [
  'dead',
  'unconscious',
  'paralysed',
  'asleep',
  'blind',
  'prone',
  'fled',
  'surrendered',
  'captive',
  'charmed',
  'held',
  'stunned',
  'terrified',
  'swimming',
  'petrified',
  'bedridden',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Hit dice as a monster's description gives them: `3+1**` is `{ dice: 3, plus: 1, stars: 2 }`; half a die is 0.5. */
export interface HitDice {
  /** @most 1_000 */
  readonly dice: number;
  readonly plus: number;
  readonly stars: number;
}

/** A way of attacking: a weapon in hand, or a claw. */
export interface Attack {
  readonly name: string;
  readonly kind: 'melee' | 'missile';
  /** Dice notation, such as `1d8+1`. */
  readonly damage: string;
  /** Attacks with it in one round. @most 100 */
  readonly times: number;
  /** Short, medium and long range in feet; null for melee. */
  readonly ranges: readonly [number, number, number] | null;
  readonly slow: boolean;
  readonly blunt: boolean;
  /** What harms those whom mere iron does not; `magic` does all that `silver` does. Absent for iron and claws. */
  readonly material?: 'silver' | 'magic';
  /** It has broken, where the rules let weapons break. */
  readonly broken?: boolean;
  /** What the magic of a weapon adds to the throw and to the damage; absent where it adds nothing, or stands in the dice. */
  readonly bonus?: number;
  /** A weapon that the table made: its dice are those noted, in whatever hands. Absent for those of the lists. */
  readonly own?: { readonly twoHanded: boolean; readonly shot: boolean };
}

/** Where somebody may look, by eighths of a turn from north and clockwise. */
export const FACINGS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Somebody is putting body armour on or off, in the middle of things. Rounds. */
export interface Dressing {
  readonly action: 'don' | 'doff';
  /** What is put on; null for what is taken off. */
  readonly item: ItemId | null;
  readonly armour: Armour;
  readonly needed: number;
  readonly done: number;
}

export interface Place {
  readonly scene: SceneId;
  readonly square: Square;
}

/** What magic changes of somebody to whom it gives another form. */
export type Shape = Pick<
  Creature,
  | 'icon'
  | 'naturalArmour'
  | 'armour'
  | 'shield'
  | 'helmet'
  | 'enchanted'
  | 'worn'
  | 'attacks'
  | 'movement'
  | 'infravision'
  | 'traits'
>;

/** Creatures of one campaign; every one of them is kept in its state. */
export const MOST_CREATURES = 5_000;

/** A character, retainer or monster: facts only. What a ruleset derives from them is never stored. */
export interface Creature {
  readonly id: CreatureId;
  readonly kind: 'character' | 'retainer' | 'monster';
  readonly name: string;
  /** True of a monster whose name is its own, false of a retainer who goes by the kind of help; absent of the others of their kind. */
  readonly ownName?: boolean;
  /** The player whose character it is; null when the referee plays it. */
  readonly owner: UserId | null;
  /** The name of an icon of the icon set; null shows initials. */
  readonly icon: string | null;
  /** Class as named by the rulebook (`fighter`, `magic-user`); null for monsters and normal humans. */
  readonly class: string | null;
  readonly level: number;
  readonly experience: number;
  readonly alignment: 'lawful' | 'neutral' | 'chaotic';
  readonly abilities: AbilityScores | null;
  readonly hitDice: HitDice | null;
  readonly hitPoints: { readonly now: number; readonly max: number };
  /** Ascending armour class without armour, shield and dexterity: 10 for most characters, the whole figure for monsters. */
  readonly naturalArmour: number;
  readonly armour: Armour;
  readonly shield: boolean;
  readonly helmet: boolean;
  /** What the magic of things worn adds to the natural armour class; absent for none. */
  readonly enchanted?: Readonly<Partial<Record<'armour' | 'shield' | 'helmet', number>>>;
  /** The things that are worn, as they were carried: what is found to be more than it looks stays that; absent for those who came in them. */
  readonly worn?: Readonly<Partial<Record<'armour' | 'shield' | 'helmet', Item>>>;
  readonly attacks: readonly Attack[];
  readonly items: readonly Item[];
  readonly coins: Purse;
  /** Base movement rate in feet a turn, before encumbrance. */
  readonly movement: number;
  /** Radius of infravision in feet; 0 for none. */
  readonly infravision: number;
  /** Morale score 2–12; null for characters, who never check. */
  readonly morale: number | null;
  /** The row a monster saves as: a whole number of hit dice, `NH`, or class letter and level such as `C1`. */
  readonly saveAs: string | null;
  readonly undead: boolean;
  /**
   * Of two classes the one in use, and what the other has come to. The sheet's level and experience are
   * those of the class in use. Absent for those with one class, and for those who have not chosen.
   */
  readonly operating?: {
    readonly as: 'fighter' | 'magic-user';
    readonly aside: { readonly level: number; readonly experience: number };
    /** The most hit points of each class; absent while neither has risen. */
    readonly points?: Readonly<Record<'fighter' | 'magic-user', number>>;
  };
  /** Languages learnt beside the common tongue and that of the alignment; absent for none. */
  readonly languages?: readonly string[];
  /** Spells written into the own book; absent for none. */
  readonly book?: readonly string[];
  /** The highest spell level of which a book has come; absent for none. */
  readonly booksTo?: number;
  /** The spell level of a new book for which a spell is still to be chosen; absent for none. */
  readonly choosing?: number;
  /** Percent of each skill that is recorded, by its name in lower case; of those of a background before level counts (ERI-SKL). */
  readonly skills?: Readonly<Record<string, number>>;
  /** Busy with its armour; absent for most, most of the time. */
  readonly dressing?: Dressing;
  /** What lies over the class, such as `thief`; absent for none. */
  readonly background?: string;
  /** It declared not to believe what it sees. */
  readonly disbelieves?: boolean;
  /** The day, counted from the beginning of the campaign, on which its touch last healed. */
  readonly touchedOn?: number;
  readonly traits?: Traits;
  /** How often it breathed on the day it last did, counted from the beginning of the campaign. */
  readonly breathed?: { readonly day: number; readonly times: number };
  /** Parts of the body lost for good, such as `left leg`; absent for none. */
  readonly missing?: readonly string[];
  readonly conditions: readonly Condition[];
  readonly at: Place | null;
  /** True while the players may not know that it is there. */
  readonly hidden: boolean;
  /** Feet moved since the last turn (exploration) or round (encounter) began. */
  readonly moved: number;
  /** Where it looks, by its last step: eighths of a turn from north, clockwise; null or absent for one that has not moved. */
  readonly facing?: number | null;
  /** What it is by itself, while magic gives it another form; absent for none. */
  readonly shifted?: Shape;
  /** Squares that its token takes up from side to side, where the referee has said so; absent for what its size takes. @most 6 */
  readonly across?: number;
  /** Feet above the floor, or below it; absent on the floor. */
  readonly elevation?: number;
  /** Made at this table, and never on the board yet: what it bought it may still give back. */
  readonly fresh?: boolean;
  /** The owner's own remarks; the referee reads them too. */
  readonly notes: string;
}
