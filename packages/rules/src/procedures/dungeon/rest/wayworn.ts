import { rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** Is the party tired by its journey: too many days on the way, or a forced march without its rest (R30)? */
export function isWayworn(state: GameState, often = 1): boolean {
  const { journey } = state;
  if (!journey) return false;
  const pace = journey.day?.course.pace;
  const travels = !journey.vessel && (pace === 'march' || pace === 'forced');
  const owing = journey.restOwed === 'overdue' || (journey.restOwed === 'yes' && pace !== undefined && pace !== 'rest');
  return owing || rulesOf(state).travel.weariness.isTired(travels ? [...journey.days, 'T'] : journey.days, often);
}
