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

/** What a ruleset says about a day's travel over land. Rates in feet, the way in miles a day. */
export interface TravelRule {
  readonly cites: Cites<
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
    | 'met'
    | 'landmark'
    | 'lost'
    | 'scale'
  >;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  readonly steps: readonly DayStep[];
  /** From one to four. */
  readonly checksADay: number;
  readonly steeds: Readonly<Record<string, Steed>>;
  milesADay(base: number, ground: Ground | 'road'): number;
  flyingMiles(base: number): number;
  /** Of a usual day. */
  readonly forcedMarch: number;
  mayLoseWay(guide: boolean, trailOrRiver: boolean, landmark: boolean): boolean;
  lostChance(ground: Ground): Chance;
  /** Where one goes who has lost the way, by a die of six. */
  strays(intended: Compass, die: number): Compass;
  wanderingChance(ground: Ground | 'aerial'): Chance;
  /** Keys of the bestiary; one is rolled. */
  table(ground: Ground | 'aerial'): readonly string[];
  readonly forage: { readonly chance: Chance; readonly feeds: string };
  readonly hunt: Chance;
  visibleMiles(ground: Ground): number;
  /** By the days gone by: travelled, rested, neither. `often`: rest is needed so many times as often. */
  isTired(days: readonly ('T' | 'R' | 'H')[], often: number): boolean;
  /** What being wayworn adds to attack and damage rolls. */
  readonly penalty: { readonly attack: number; readonly damage: number };
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly travel: TravelRule;
  }
}
