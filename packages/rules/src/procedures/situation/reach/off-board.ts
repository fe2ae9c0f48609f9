import type { CreatureId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { MELEE_FEET } from './melee-feet.ts';

/** Outdoors distances are told in yards. */
export const FEET_PER_YARD = 3;

/**
 * Where somebody stands who meets others on no map: on a line on which the party begins at 0 and the others begin as far
 * off as the distance was settled, in its unit. Null while that is not settled.
 */
export function placeOnLine(encounter: Encounter, creature: CreatureId): number | null {
  const side = sideOf(encounter, creature);
  if (!side || encounter.distance === null) return null;
  return encounter.line?.[creature] ?? (side.kind === 'party' ? 0 : encounter.distance);
}

/** Whether the table keeps count of where somebody stands on no map: once a distance is settled. */
export const isOnLine = ({ encounter }: GameState, { id, at }: Creature): boolean =>
  at === null && encounter !== null && placeOnLine(encounter, id) !== null;

/** How far apart two are on no map, in the unit of the encounter; null where that is not kept count of. */
export function apartOnLine(state: GameState, one: Creature, other: Creature): number | null {
  const { encounter } = state;
  if (!encounter || !isOnLine(state, one) || !isOnLine(state, other)) return null;
  const [here, there] = [placeOnLine(encounter, one.id), placeOnLine(encounter, other.id)];
  return here === null || there === null ? null : Math.abs(here - there);
}

/** Whether distances are counted in yards: out of doors, where the book does so. */
const inYards = (state: GameState): boolean =>
  state.encounter !== null && state.encounter.setting !== 'dungeon' && rulesOf(state).distance.outdoors !== null;

/** Feet of each unit in which an encounter is measured. */
export const feetEach = (state: GameState): number => (inYards(state) ? FEET_PER_YARD : 1);

/** Feet between two on no map, at least those of melee; null where it is not kept count of. */
export function feetOnLine(state: GameState, one: Creature, other: Creature): number | null {
  const apart = apartOnLine(state, one, other);
  return apart === null ? null : Math.max(MELEE_FEET, apart * feetEach(state));
}

/** How near one has to come for a blow, in the unit of the encounter. */
export const besideOnLine = (state: GameState): number =>
  inYards(state) ? Math.floor(MELEE_FEET / FEET_PER_YARD) : MELEE_FEET;
