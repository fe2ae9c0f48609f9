import type { Monster } from '../../../../state/monster.ts';
import type { FeatureKind } from '../../../../state/scene.ts';

/** A room of a kind of dungeon: its name, and what one sees there, as one sentence. */
export type RoomOfTheme = readonly [name: string, sight: string];

/** What a kind of dungeon is made of: our own words. */
export interface Theme {
  /** What the whole is called, after an adjective. */
  readonly kinds: readonly string[];
  /** What one sees where one comes in. */
  readonly entrances: readonly string[];
  /** None comes a second time before all of them have come. */
  readonly rooms: readonly RoomOfTheme[];
  readonly features: readonly FeatureKind[];
  /** Whether a monster is at home there. */
  suits(monster: Monster): boolean;
}
