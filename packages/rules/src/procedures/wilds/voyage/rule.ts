import type { Cites } from '../../../core/index.ts';
import type { DayStep, Vessel } from '../../../state/land.ts';
import type { Chance } from '../../table/chance/chance.ts';
import type { Wind } from '../wind/wind.ts';

/** Water one can be on. */
export type Water = 'ocean' | 'lake' | 'river' | 'swamp';

/** The rules that the answers cite. */
export type VoyageCites = Cites<
  'day' | 'astray' | 'oars' | 'river' | 'sails' | 'sight' | 'wandering' | 'wind' | 'leak' | 'gale' | 'shore' | 'vessels'
>;

/** How far ships come in a day, and whether they lose the way. */
export interface SeaWay {
  /** Miles from which land is seen on a clear day. */
  readonly landSeenMiles: number;
  lostChance(navigator: boolean, inSightOfLand: boolean): Chance;
  milesADay(vessel: Vessel, by: 'oars' | 'sails', factor: number): number;
  /** Miles that a river adds or takes, by a die of six. */
  current(die: number): number;
}

/** The wind of a day, and what it does to a ship. */
export interface SeaWeather {
  /** By a throw of 2d6. */
  wind(total: number): Wind;
  /** May the wind hole a ship, and is it a gale? */
  strength(wind: string): 'fair' | 'near-gale' | 'gale';
  /** By percentile dice, whether a ship takes on water in a near gale, and on how many in a hundred. */
  takesWater(
    seaworthy: boolean,
    die: number,
    already: boolean,
  ): { readonly chance: number; readonly takesOnWater: boolean };
}

/** Where a gale sweeps a ship, and what becomes of it there. */
export interface Gale {
  /** Swept by a gale, by a die of six: degrees to the right of the course, and miles. */
  sweptDegrees(die: number): number;
  sweptMiles(vessel: Vessel): number;
  /** Percent to be wrecked on a shore one is swept to, and what becomes of those who are. */
  readonly wreckChance: Chance;
  sweptTo(reachesLand: boolean, percentile: number | null): 'at-sea' | 'wrecked' | 'sheltered';
  /** Of a ship that is not seaworthy: to find a harbour on a shore that is not clear, and to be swamped. */
  readonly harbourChance: Chance;
  readonly sinkChance: Chance;
  inGale(
    chances: { readonly inSightOfLand: boolean; readonly attemptBeach: boolean; readonly shore: string },
    die: (sides: number) => number,
  ): 'beached' | 'harboured' | 'sunk' | 'survives';
}

/** Whom one meets on the water. */
export interface SeaMeetings {
  chance(water: Water): Chance;
  /** Keys of the bestiary; one is rolled. */
  table(water: Water): readonly string[];
}

/** A ship of a book's list, and the coins of weight that it carries. */
export interface Ship extends Vessel {
  readonly cargo: number;
}

/** What a ruleset says about a day on the water. Rates in feet, the way in miles a day. */
export interface VoyageRule {
  readonly cites: VoyageCites;
  readonly steps: readonly DayStep[];
  /** From one to four. */
  readonly checksADay: number;
  /** The ships of its list, sound. */
  readonly vessels: readonly Ship[];
  /** What somebody weighs aboard beside what they carry, in coins. */
  readonly body: number;
  /** What a beast of burden weighs aboard beside its load, in coins. */
  readonly beast: number;
  /** How far they come, and whether they lose the way. */
  readonly way: SeaWay;
  /** The wind, and what it does to a ship. */
  readonly weather: SeaWeather;
  /** What a gale does. */
  readonly gale: Gale;
  /** Whom they meet. */
  readonly wandering: SeaMeetings;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly voyage: VoyageRule;
  }
}
