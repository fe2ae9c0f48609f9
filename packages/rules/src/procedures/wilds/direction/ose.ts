import { type Heading, turned } from '../day/heading.ts';
import { terrainOf } from '../day/terrain.ts';

/** OSE-HAZ-07: nobody loses the way with a guide, along a trail or river, or towards a landmark. */
export const mayLoseWay = (guide: boolean, trailOrRiver: boolean, landmark: boolean): boolean =>
  !guide && !trailOrRiver && !landmark;

/** OSE-WLD-07: so many in six; none without a risk. */
export const lostChance = (terrain: string, risk: boolean): number => (risk ? (terrainOf(terrain).lost ?? 1) : 0);

/** OSE-SEA-03: so many in six; six is certain, and no die is thrown. */
export const lostAtSeaChance = (navigator: boolean, inSightOfLand: boolean): number =>
  navigator || inSightOfLand ? 2 : 6;

/** OSE-HAZ-08, R41: low veers to the left, high to the right. */
export const actualHeading = (intended: Heading, die: number): Heading => turned(intended, die <= 3 ? -1 : 1);
