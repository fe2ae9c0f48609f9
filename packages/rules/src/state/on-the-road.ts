import { hexKey, type Land } from './land.ts';
import { isOffBoard } from './read.ts';
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

/** A day of travel runs, and the party is on no map: who comes by and how the night is slept goes by the country. */
export const isTravelling = (state: GameState): boolean => Boolean(state.journey?.day) && isOffBoard(state);
