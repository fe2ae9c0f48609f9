import type { Compass } from '@lanthorn/geometry';
import type { Cites, Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { DayStep, Ground } from '../../../state/land.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** A beast that carries a rider. */
export interface Steed {
  /** Base movement rate on the ground, in feet. */
  readonly movement: number;
  readonly flies: boolean;
}

/** The rules that the answers cite. */
export type TravelCites = Cites<
  | 'day'
  | 'air'
  | 'bearing'
  | 'foraging'
  | 'hunting'
  | 'astray'
  | 'miles'
  | 'terrain'
  | 'forced'
  | 'rest'
  | 'sight'
  | 'wandering'
  | 'landmark'
  | 'lost'
  | 'scale'
>;

/** How many miles a day has, on foot, in the saddle and in the air. */
export interface TravelMiles {
  readonly steeds: Readonly<Record<string, Steed>>;
  onLand(base: number, ground: Ground | 'road'): number;
  inAir(base: number): number;
  /** Of a usual day. */
  readonly forcedMarch: number;
}

/** Whether the way is lost, and where one goes then. */
export interface Astray {
  mayLoseWay(guide: boolean, trailOrRiver: boolean, landmark: boolean): boolean;
  lostChance(ground: Ground): Chance;
  /** Where one goes who has lost the way, by a die of six. */
  strays(intended: Compass, die: number): Compass;
}

/** Whom one meets on the way. */
export interface TravelMeetings {
  chance(ground: Ground | 'aerial'): Chance;
  /** Keys of the bestiary; one is rolled. */
  table(ground: Ground | 'aerial'): readonly string[];
}

/** What the land feeds those who look for it. */
export interface TravelFood {
  readonly forage: { readonly chance: Chance; readonly feeds: string };
  readonly hunt: Chance;
}

/** When travellers are tired, and what it costs. */
export interface Weariness {
  /** By the days gone by: travelled, rested, neither. `often`: rest is needed so many times as often. */
  isTired(days: readonly ('T' | 'R' | 'H')[], often: number): boolean;
  /** What being wayworn adds to attack and damage rolls. */
  readonly penalty: { readonly attack: number; readonly damage: number };
}

/** What a ruleset says about a day's travel over land. Rates in feet, the way in miles a day. */
export interface TravelRule {
  readonly cites: TravelCites;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  readonly steps: readonly DayStep[];
  /** From one to four. */
  readonly checksADay: number;
  /** How far they come. */
  readonly miles: TravelMiles;
  /** Whether they lose the way. */
  readonly astray: Astray;
  /** Whom they meet. */
  readonly wandering: TravelMeetings;
  /** What the land feeds them. */
  readonly food: TravelFood;
  visibleMiles(ground: Ground): number;
  /** When they tire, and what it costs. */
  readonly weariness: Weariness;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly travel: TravelRule;
  }
}
