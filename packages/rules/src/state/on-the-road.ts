import type { Creature } from './creature.ts';
import { hexKey, type Land } from './land.ts';
import { isOffBoard, partyOf } from './read.ts';
import type { GameState } from './state.ts';

/** Whether the party is on its way over the land, with no house by it that its own map shows: a day runs, or it camps in the wilds. */
export function isOnTheRoad({ land, journey, downtime }: Pick<GameState, 'land' | 'journey' | 'downtime'>): boolean {
  if (!land || !journey || downtime) return false;
  return journey.day !== null || (journey.days.length > 0 && !isSettled(land, hexKey(journey.believed)));
}

/** A town, settled country, or a place with a name. */
function isSettled({ charted }: Land, key: keyof Land['charted']): boolean {
  const hex = charted[key];
  return hex !== undefined && (hex.label !== '' || hex.ground === 'city' || hex.ground === 'settled');
}

/** On a journey, and on no map: days are counted there, not turns. */
export const isAfield = (state: GameState): boolean => state.journey !== null && isOffBoard(state);

/**
 * Whether somebody is at home: on no map, on no way and in no meeting, where there is nothing to climb and no lock to pick.
 * A party that plays without maps is out once any time has gone by.
 */
export const isAtHome = (state: GameState, { at }: Pick<Creature, 'at'>): boolean =>
  at === null &&
  state.encounter === null &&
  (state.downtime !== null || (state.journey === null && (state.scene !== null || state.rounds === 0)));

/** Whether all of the party are at home. */
export const isPartyAtHome = (state: GameState): boolean => partyOf(state).every((member) => isAtHome(state, member));

/** A day of travel runs, and the party is on no map: who comes by and how the night is slept goes by the country. */
export const isTravelling = (state: GameState): boolean => Boolean(state.journey?.day) && isOffBoard(state);
