import type { Square } from '@lanthorn/geometry';
import type { CreatureId, ItemId, SceneId, UserId } from '../core/index.ts';
import type { Powers } from './powers.ts';

export const ABILITIES = ['STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA'] as const;
export type Ability = (typeof ABILITIES)[number];
export type AbilityScores = Readonly<Record<Ability, number>>;

export const SAVES = ['death', 'wands', 'paralysis', 'breath', 'spells'] as const;
export type Save = (typeof SAVES)[number];

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
  /** Attacks with it in one round. */
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

/** What some monsters breathe, half to those who save against breath. */
export interface Breath {
  /** `fire`. */
  readonly what: string;
  /** How far it reaches. */
  readonly feet: number;
  /** Absent for as often as it comes to it. */
  readonly aDay?: number;
  /** Dice notation; absent for as much as the hit points it has left. */
  readonly damage?: string;
  /** Those dice are thrown once for each of its hit dice. */
  readonly eachDie?: boolean;
  /** It breathes in a round only where a d6 shows 1 up to this, and else attacks; absent for whenever it will. */
  readonly inSix?: number;
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

/** From the smallest: a halfling or a dwarf, a human, a horse. */
export const SIZES = ['small', 'man', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** How a monster holds on to whom it has hit: it clings, or has swallowed them. With neither roll said, any that hits does it. */
export interface Grip {
  readonly manner: 'clings' | 'swallows';
  /** Dice notation, each round. */
  readonly damage: string;
  /** The least natural roll that does it. */
  readonly natural?: number;
  /** By how much the roll must be above what was needed; where a natural roll is said too, either does it. */
  readonly above?: number;
  /** The largest that it gets hold of; absent for all. */
  readonly fits?: Size;
}

/** What a monster's description adds to its figures. Absent fields are the usual case. */
export interface Traits {
  /** Whoever meets it is surprised on a roll of 1 up to this, instead of 2. */
  readonly surprisesOn?: number;
  /** `mundane`: harmed by silver or magic only; `nonmagical`: by magic only. */
  readonly immune?: 'mundane' | 'nonmagical';
  /** Not intelligent: cannot be subdued, takes food rather than treasure. */
  readonly mindless?: boolean;
  readonly aquatic?: boolean;
  /** Nothing is heard of it through a door; nor of the undead. */
  readonly silent?: boolean;
  /** Does not give up a pursuit when it loses sight. */
  readonly tenacious?: boolean;
  /** A human without a class, who attacks on the row below all hit dice, whatever its own. */
  readonly normalHuman?: boolean;
  /** Does not rely on its eyes. */
  readonly eyeless?: boolean;
  /** The class whose saving throws come closest, where monsters save as classes do; a fighter's without. */
  readonly savesLike?: 'magic-user' | 'cleric';
  /** A spot under its scales, where the rules have criticals: still covered, or laid bare. */
  readonly weakPoint?: 'covered' | 'exposed';
  /** Absent for the size of a human. */
  readonly size?: Exclude<Size, 'man'>;
  /** Large enough to hit several with one blow. */
  readonly sweeps?: boolean;
  /** Its bite drains levels until a week of rest, not for good. */
  readonly biteDrainsForAWhile?: boolean;
  /** It cannot be wrestled down, whatever the dice. */
  readonly unwrestled?: boolean;
  readonly breath?: Breath;
  /** Hit points that come back at the beginning of each round of a fight, from this round on. */
  readonly regrows?: { readonly points: number; readonly from: number };
  /** What fire and acid did to it does not come back by itself; and the hit points that this is. */
  readonly burns?: boolean;
  readonly burnt?: number;
  /** The class that its paralysis leaves untouched. */
  readonly spares?: string;
  /** What it does in each round from its first attack that hit on; where its description says so, only from a natural roll, or from so much more than was needed. */
  readonly holds?: Grip;
  /** Added to its attacks out of doors by day. */
  readonly byDay?: number;
  /** Whoever sees it saves against paralysis, or is held by fear. */
  readonly dreaded?: boolean;
  /** Whoever is near saves against death, or attacks worse for its stench. */
  readonly stench?: boolean;
  /** Damage of a hug, when both of its two claws have hit the same foe in a round. Dice notation. */
  readonly hug?: string;
  /** Acts first in every round, whatever the dice say. */
  readonly first?: boolean;
  /** Added to its attacks, on people alone or on all; of some to the first of a meeting only. */
  readonly toHit?: { readonly points: number; readonly on: 'people' | 'all'; readonly first?: boolean };
  /** It cannot be seen: what that adds to attacks at it, by those who do not see the invisible. */
  readonly invisible?: number;
  /** Sees what is invisible. */
  readonly seesInvisible?: boolean;
  /** Added to its own die where initiative is rolled for each. */
  readonly initiative?: number;
}

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
  /** What it does besides, where the table made it; absent for things as the lists have them. */
  readonly does?: Powers;
}

/** Somebody is putting body armour on or off, in the middle of things. Rounds. */
export interface Dressing {
  readonly action: 'don' | 'doff';
  /** What is put on; null for what is taken off. */
  readonly item: ItemId | null;
  readonly armour: Armour;
  readonly needed: number;
  readonly done: number;
}

export interface Purse {
  readonly pp: number;
  readonly gp: number;
  readonly ep: number;
  readonly sp: number;
  readonly cp: number;
}

/** Each coin in words. */
export const COIN_NAMES = {
  pp: 'platinum',
  gp: 'gold',
  ep: 'electrum',
  sp: 'silver',
  cp: 'copper',
} as const satisfies Readonly<Record<keyof Purse, string>>;

export const NO_COINS: Purse = { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 };

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
  /** Squares that its token takes up from side to side, where the referee has said so; absent for what its size takes. */
  readonly across?: number;
  /** Feet above the floor, or below it; absent on the floor. */
  readonly elevation?: number;
  /** Made at this table, and never on the board yet: what it bought it may still give back. */
  readonly fresh?: boolean;
  /** The owner's own remarks; the referee reads them too. */
  readonly notes: string;
}
