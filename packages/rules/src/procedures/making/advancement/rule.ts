import { type Dice, type Figure, type Modifier, type Note, type RuleId, signed } from '../../../core/index.ts';
import type { AwardPlace, MagicThing, Reckoned, SessionProgress } from '../../../state/adventure.ts';
import type { Creature, HitDice } from '../../../state/creature.ts';

/** One of the things that an award is made of. */
export interface Part {
  readonly name: string;
  readonly points: number;
  readonly rule: RuleId;
}

/** One who takes part in an award. */
export interface Sharer {
  readonly creature: Creature;
  /** Of a character's share of treasure, and of what a character earns. */
  readonly treasure: 0 | 0.5 | 1;
  readonly experience: 0 | 0.5 | 1;
  /** As the session found it. */
  readonly since: SessionProgress;
}

/** One who was overcome. */
export type Foe = Pick<Creature, 'hitDice'>;

/** What an award brings somebody, and how it was reckoned. */
export interface Earned {
  /** Experience after it. */
  readonly experience: number;
  /** Points earned that are not kept. */
  readonly lost: number;
  /** Points of the award itself, before what is over was cut. */
  readonly awarded: number;
  /** Step by step. */
  readonly notes: readonly Note[];
}

/** The hit points of one who has risen. */
export interface Risen {
  /** The most there are. */
  readonly max: number;
  /** Of each class, for those who have two. */
  readonly points?: Readonly<Record<'fighter' | 'magic-user', number>>;
  readonly rule: RuleId;
  readonly formula: string;
  /** What makes up the points that are won; absent where they are not a sum. */
  readonly parts?: readonly Modifier[];
  readonly notes: readonly Note[];
}

/** Figures of the award that the referee fills in. */
export type Haul = Omit<Reckoned, 'place' | 'sharers'>;

/** What earns experience. */
export interface Deeds {
  /** Points for one who was overcome; null where that earns nothing. */
  readonly foe: { readonly rule: RuleId; worth(hitDice: HitDice): number } | null;
  /** Points for a thing of magic that was brought home; null where those earn nothing. */
  readonly magic: { readonly rule: RuleId; worth(thing: MagicThing, named: boolean): number } | null;
  /** Percent more for rooms and hexes entered for the first time; null where those earn nothing. */
  readonly places: { readonly rule: RuleId; readonly anew: RuleId; bonus(places: number): number } | null;
}

/** How an award is reckoned, and what of it is kept. */
export interface AwardRule {
  /** The rule by which an award is reckoned. */
  readonly id: RuleId;
  /** The rule by which what one session or adventure brings is limited. */
  readonly limits: RuleId;
  /** Why nothing is awarded there; null when it is. */
  forbids(place: AwardPlace): Note | null;
  /** What the award is made of. */
  parts(haul: Haul): readonly Part[];
  /** What each of them earns, in their order. @param overcome those whom the haul counts, as far as they are known */
  earned(haul: Haul, sharers: readonly Sharer[], overcome: readonly Foe[]): readonly Earned[];
}

/** How levels are reached, and what they bring. */
export interface LevelRule {
  /** The rule by which a level is reached. */
  readonly rises: RuleId;
  /** Experience that a level takes; null for levels that this one never reaches. */
  needed(riser: Creature, level: number): number | null;
  /** Percent by the prime requisite; null where the book knows none. */
  percent(riser: Creature): number | null;
  /** Hit points on rising to a level. */
  risen(riser: Creature, level: number, dice: Dice): Risen;
}

/** What a ruleset says about experience and levels. */
export interface AdvancementRule {
  /** How an award is reckoned. */
  readonly award: AwardRule;
  /** How levels are reached, and what they bring. */
  readonly levels: LevelRule;
  /** What earns experience. */
  readonly earns: Deeds;
  figures(creature: Creature): readonly Figure[];
}

/** What those who were overcome are worth together. */
export const worthOf = ({ earns: { foe } }: AdvancementRule, overcome: readonly Foe[]): number =>
  overcome.reduce((sum, { hitDice }) => sum + (foe && hitDice ? foe.worth(hitDice) : 0), 0);

/** The level that the experience of somebody is worth, by the book in force; never below the one that is held. */
export function levelEarned({ levels: { needed } }: AdvancementRule, riser: Creature): number {
  let level = riser.level;
  for (;;) {
    const next = needed(riser, level + 1);
    if (next === null || riser.experience < next) return level;
    level += 1;
  }
}

/** So many percent more or less, rounded down. */
export const byPercent = (points: number, percent: number): number => Math.floor((points * (100 + percent)) / 100);

/** `+5%`, `−10%`. */
export const percentText = (percent: number): string => `${signed(percent)}%`;

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly advancement: AdvancementRule;
  }
}
