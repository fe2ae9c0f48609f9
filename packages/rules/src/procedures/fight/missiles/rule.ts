import type { Cites, Dice, Note, RuleId } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';

/** What becomes of a shot into a melee that missed. */
export interface Strayed {
  /** The place of the friend it hits in the list of friends; null when it hits nobody. */
  readonly victim: number | null;
  /** Hit points that friend loses. */
  readonly damage: number;
  /** What each die was for, in the order in which they were rolled; the last is that of the damage, where somebody is hit. */
  readonly dice: readonly string[];
  /** How much of that die counts, in words; null for all of it. */
  readonly lessened: string | null;
  readonly rule: RuleId;
  readonly formula: string;
}

/** How far missiles carry, straight and in an arc. */
export interface MissileReach {
  /** The rule of ranges. */
  readonly rule: RuleId;
  /** Whether distances out of doors count in yards. */
  readonly yardsOutdoors: boolean;
  /** The band of a shot, what it adds, and whether the weapon carries so far. */
  range(
    attack: Attack,
    distance: number,
    intoMelee: boolean,
  ): { readonly band: string; readonly modifier: number; readonly allowed: boolean };
  /** What shooting in an arc adds, range and all, or why it cannot be done; null where the book knows none. */
  readonly lob:
    | ((
        attack: Attack,
        feet: number,
        intoMelee: boolean,
        headroom: boolean,
      ) => { readonly modifier: number } | { readonly why: string })
    | null;
}

/** How often one shoots, and who shoots first. */
export interface MissilePace {
  /** The rule of how often one shoots. */
  readonly rule: RuleId;
  /** Shots with a weapon in this round. @param last the round of the shooter's last shot; null for none */
  rate(shooter: Creature, attack: Attack, round: number, last: number | null): number;
  /** Whether somebody may shoot before anyone acts, the referee agreeing. */
  mayFireFirst(ready: {
    readonly surprised: boolean;
    readonly prepared: boolean;
    readonly meleeBegun: boolean;
    readonly enemyFled: boolean;
  }): boolean;
  /** Who of them then shoots first, by how soon the party and the enemy act: the more, the sooner. */
  firesFirst(enemyMissiles: boolean, ranks: readonly number[]): 'party' | 'enemy' | 'tied';
}

/** What comes of shots into a melee. */
export interface MissilesIntoMelee {
  /** What is said of a shot into a melee; null where the book says nothing. */
  readonly note: Note | null;
  /** Whether a shot at somebody in a melee, or past one, is a shot into it. */
  isInto(begun: boolean, targetInMelee: boolean, past: boolean, lobbed: boolean): boolean;
  /** What becomes of a miss into melee with so many friends there. */
  stray(attack: Attack, friends: number, dice: Dice): Strayed;
}

/** What a ruleset says about shooting and throwing. */
export interface MissilesRule {
  readonly cites: Cites<'near' | 'cover' | 'arc'>;
  /** The rule of who may be shot at. */
  readonly shooting: RuleId;
  /** How often one shoots, and who shoots first. */
  readonly pace: MissilePace;
  /** What comes of shots into a melee. */
  readonly fray: MissilesIntoMelee;
  /** How far missiles carry. */
  readonly reach: MissileReach;
  /** Whether a target so many feet away may be shot at. */
  mayShoot(feet: number): boolean;
  /** The rule by which some weapons are thrown themselves, and leave the hand. */
  readonly hurling: RuleId;
  /** The rule by which each shot uses up a missile that is carried; null where they are not counted. */
  readonly spends: RuleId | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly missiles: MissilesRule;
  }
}
