import { rulesFor } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** Is the party tired by its journey: too many days on the way, or a forced march without its rest (R30)? */
export function isWayworn({ journey, ruleset }: GameState, often = 1): boolean {
  if (!journey) return false;
  const pace = journey.day?.course.pace;
  const travels = !journey.vessel && (pace === 'march' || pace === 'forced');
  const owing = journey.restOwed === 'overdue' || (journey.restOwed === 'yes' && pace !== undefined && pace !== 'rest');
  return owing || rulesFor(ruleset).travel.weariness.isTired(travels ? [...journey.days, 'T'] : journey.days, often);
}
