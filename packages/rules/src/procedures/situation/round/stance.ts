import type { CreatureId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Situation } from '../../../state/encounter.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isHastedByMagic, isSilencedByMagic } from '../condition/enchantment.ts';
import { isOnWater } from './water.ts';

const USUAL: Situation = { cover: null, water: null, unstable: false, surrounded: false, silenced: false, modifier: 0 };

/** How this combatant stands: as the referee has said, else as what is known of spells, mounts and weather has it. */
export function situationOf(state: GameState, creature: CreatureId): Situation {
  const said = state.encounter?.situations[creature];
  const hasted = isHastened(state, creature);
  const mounted = isMounted(state, creature);
  const {
    hasted: _h,
    mounted: _m,
    ...stands
  } = said ?? {
    ...USUAL,
    unstable: isUnsteady(state, creature),
    water: isInWater(state, creature) ? 'in' : null,
  };
  const silenced = stands.silenced || isSilencedByMagic(state, creature);
  return { ...stands, silenced, ...(hasted ? { hasted } : {}), ...(mounted ? { mounted } : {}) };
}

/** It is quickened: as the referee has said, else by magic. */
export const isHastened = (state: GameState, creature: CreatureId): boolean =>
  state.encounter?.situations[creature]?.hasted ?? isHastedByMagic(state, creature);

/** It sits on a mount: as the referee has said, else as the party travels. */
export const isMounted = (state: GameState, creature: CreatureId): boolean =>
  state.encounter?.situations[creature]?.mounted ?? rides(state, creature);

/** It is of the party, which is on the way over the land, and rides today. */
export const rides = (state: GameState, creature: CreatureId): boolean =>
  state.encounter?.setting === 'wilderness' &&
  sideOf(state.encounter, creature)?.kind === 'party' &&
  (state.journey?.day?.course.mount ?? null) !== null;

/** Feet a turn of the beast that carries somebody; null for those on foot. */
export function steedRate(state: GameState, creature: CreatureId): number | null {
  const mount = state.journey?.day?.course.mount ?? null;
  if (mount === null || state.encounter?.situations[creature]?.mounted === false || !rides(state, creature))
    return null;
  return rulesOf(state).travel.miles.steeds[mount]?.movement ?? null;
}

/** It swims, or stands where the board shows water. */
function isInWater(state: GameState, creature: CreatureId): boolean {
  const found = state.creatures[creature];
  return found !== undefined && (found.conditions.includes('swimming') || isOnWater(state, found));
}

/** It is of the party, and aboard in rough seas, or on a flying beast. */
function isUnsteady(state: GameState, creature: CreatureId): boolean {
  const { encounter, journey } = state;
  if (!journey?.day || sideOf(encounter, creature)?.kind !== 'party') return false;
  const { course, wind } = journey.day;
  if (encounter?.setting === 'wilderness') return course.mount !== null && course.way === 'air';
  const rough = wind !== null && rulesOf(state).voyage.weather.strength(wind) !== 'fair';
  return encounter?.setting === 'water' && journey.vessel !== null && rough;
}
