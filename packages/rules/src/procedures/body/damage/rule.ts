import type { Cites, Dice, Note, RuleId } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { DamageDice } from './notation.ts';

/** What the die itself does to an attack that hit, beyond hitting. */
export interface Critical {
  /** How often the damage counts. */
  readonly times: number;
  /** The target's helmet took it, and is gone. */
  readonly helmetLost: boolean;
  /** A scale over the target's weak point took it, and is gone. */
  readonly scaleLost?: boolean;
  /** The rule that says so; null for an ordinary hit. */
  readonly rule: RuleId | null;
  /** What guards the target from such hits, told where one has fallen. */
  readonly guard?: Note;
}

/** How somebody comes to a blow. */
export interface Rider {
  readonly mounted: boolean;
  /** Feet moved in this round. */
  readonly moved: number;
}

/** The dice of a hit, and what they come to. */
export interface DamageRoll {
  /** Where the book says that a hit deals one point at least. */
  readonly leastRule: RuleId | null;
  /** The dice of an attack that hit; null when it does no damage by itself. */
  dice(attacker: Creature, attack: Attack, hands: 1 | 2): DamageDice | null;
  /** What the book says of these dice. */
  readonly noted: ((attacker: Creature, attack: Attack, hands: 1 | 2) => readonly Note[]) | null;
  /** What doubles these dice when somebody charges on a mount; null for nothing, null where the book knows no charges. */
  readonly charging: ((attack: Attack, attacker: Rider, target: Rider) => Note | null) | null;
  /** Whether strength counts in a blow or shot with this weapon. */
  strengthCounts(attacker: 'pc' | 'monster', attack: Pick<Attack, 'name' | 'kind'>): boolean;
  /** What the dice and all modifiers come to, so many times over, from a weapon that may have broken. */
  total(rolled: number, modifier: number, times?: number, broken?: boolean): number;
}

/** Hits that are worse than others, and what guards from them. */
export interface WorstHits {
  /** @param natural what the d20 showed; null for an attack that hits without a roll */
  critical(natural: number | null, target: Creature): Critical;
  /** The rule by which the referee says what guards a monster from the worst; null where nothing does. */
  readonly guarding: RuleId | null;
}

/** Whether a weapon broke, by which rule, and what a second die had to show or stay under; null where none was thrown. */
export interface Breakage {
  readonly broke: boolean;
  readonly rule: RuleId;
  readonly upTo: number | null;
}

/** How weapons break, and what broken ones deal. */
export interface Breaking {
  /** Where the book says that a broken weapon deals less. */
  readonly brokenRule: RuleId | null;
  /** Whether an attack that missed breaks its weapon, and the rule that says so; null where it is not in question. */
  breaks(natural: number, attacker: Creature, attack: Attack, dice: Dice): Breakage | null;
}

/** Attacks that are to subdue. */
export interface Subdual {
  /** Whether attacks to subdue are played. */
  readonly played: boolean;
  /** Where subdual and real damage together leave somebody of so many hit points. */
  subdued(hitPoints: number, lethal: number, subdual: number, allowed: boolean): 'fighting' | 'surrenders' | 'dead';
}

/** How hit points are counted. */
export interface HitPoints {
  /** Where the book says how hit points are counted; null where it says no more than that harm is subtracted. */
  readonly tally: RuleId | null;
  /** Hit points after damage, and after healing. */
  hurt(hitPoints: number, damage: number): number;
  heal(hitPoints: number, max: number, amount: number): number;
  /** Hit points as a sheet shows them: not below nothing, where the book counts no further. */
  shown(hitPoints: number): number;
}

/** What a ruleset says about hurt and healing. */
export interface DamageRule {
  readonly cites: Cites<'taken' | 'healed' | 'strength' | 'oil' | 'subduing'>;
  readonly rule: RuleId;
  /** The dice of a hit, and what they come to. */
  readonly roll: DamageRoll;
  /** How hit points are counted. */
  readonly points: HitPoints;
  /** Hits that are worse than others. */
  readonly worst: WorstHits;
  /** Attacks to subdue. */
  readonly subdual: Subdual;
  /** The rule by which a weapon that hit burns for a second round; null for most, null where none does. */
  readonly burnsOn: ((attack: Attack) => RuleId | null) | null;
  /** How weapons break. */
  readonly breaking: Breaking;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly damage: DamageRule;
  }
}
