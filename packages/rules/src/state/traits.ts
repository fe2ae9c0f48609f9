import type { Halving, Harm, SpellNature } from './harms.ts';

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
  /** That is so in woods only. */
  readonly surprisesInWoods?: boolean;
  /** `mundane`: harmed by silver or magic only; `nonmagical`: by magic only. */
  readonly immune?: 'mundane' | 'nonmagical';
  /** What does nothing to it: spells of a nature, and harm of a kind. */
  readonly proof?: readonly (Harm | SpellNature)[];
  /** Nothing else harms it, whatever strikes it. */
  readonly only?: readonly Harm[];
  /** What strikes it and does it no harm parts it into so many, in dice notation, of so many hit dice, whose attacks do such damage. */
  readonly divides?: {
    readonly count: string;
    readonly hitDice: number;
    readonly damage: string;
    /** Whatever does it no harm divides it, and not blows and lightning alone. */
    readonly byAll?: boolean;
  };
  /** What harms it but by half. */
  readonly half?: readonly Halving[];
  /** Fire harms it, though mere iron does not. */
  readonly harmedByFire?: boolean;
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
