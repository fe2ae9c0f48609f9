import { blocked, centreOf, distanceInFeet } from '@lanthorn/geometry';
import type { Modifier, Ruleset } from '../../../core/index.ts';
import { inUnit } from '../../../core/time-units.ts';
import type { Creature } from '../../../state/creature.ts';
import { sightBarriersOf } from '../../../state/ground.ts';
import { sinceMidnight } from '../../../state/ledger.ts';
import type { LightSource } from '../../../state/light.ts';
import { sceneOf } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';

/** The hours of the day that are light: the books speak of daylight, and say nothing of its hours. */
const [DAWN, DUSK] = [6, 18];
const HOURS_OF_DAY = 24;

/** What daylight takes off the attacks of those who bear it badly: that of the sun, or of a light as bright as day. */
export function byDay(state: GameState, { monsters, light }: Ruleset, creature: Creature): readonly Modifier[] {
  const value = creature.traits?.byDay;
  if (!value) return [];
  if (isUnderTheSun(state)) return [{ name: 'full daylight', value, rule: monsters.cites.bestiary }];
  return isInBrightLight(state, creature)
    ? [{ name: 'a light as bright as day', value, rule: light.cites.daylight }]
    : [];
}

/** Out of doors by day: in no dungeon, on no map that is dark, at no hour of the night, and not where somebody comes to a camp. */
function isUnderTheSun(state: GameState): boolean {
  const { encounter, journey } = state;
  if (encounter === null || encounter.setting === 'dungeon' || sceneOf(state)?.ambient === 'dark') return false;
  // A day on the way is not counted by the hour: what is met on it is met by day.
  return journey?.day ? journey.day.night !== 'broken' : isDay(state);
}

function isDay({ rounds }: Pick<GameState, 'rounds'>): boolean {
  const hour = inUnit(sinceMidnight(rounds), 'round', 'hour') % HOURS_OF_DAY;
  return hour >= DAWN && hour < DUSK;
}

const isInBrightLight = (state: GameState, creature: Creature): boolean =>
  Object.values(state.lights).some((light) => light.daylight && shinesOn(state, light, creature));

/** Whether a light reaches somebody: on a map within its radius and in a clear line, on none who meets whoever carries it. */
function shinesOn(state: GameState, { carriedBy, left, radius }: LightSource, creature: Creature): boolean {
  const bearer = carriedBy ? state.creatures[carriedBy] : undefined;
  const from = left ?? bearer?.at ?? null;
  if (!from || !creature.at) return bearer !== undefined && areMet(state, bearer, creature);
  const scene = state.scenes[from.scene];
  if (!scene || creature.at.scene !== scene.id) return false;
  const [there, here] = [from.square, creature.at.square];
  const isNear = distanceInFeet(there, here, scene.grid, scene.feetPerSquare) <= radius;
  return isNear && !blocked(centreOf(there, scene.grid), centreOf(here, scene.grid), sightBarriersOf(scene));
}

const areMet = ({ encounter }: GameState, one: Creature, other: Creature): boolean =>
  sideOf(encounter, one.id) !== null && sideOf(encounter, other.id) !== null;
