import { type Handler, type Play, rulesOf } from '../../../play/index.ts';
import { type DayStep, hexKey } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { hasRations } from '../../party/provisions/provisions.ts';
import { type Underway, underway } from '../day/day.ts';
import { bearingsOf } from '../direction/bearings.ts';
import { checkDirection } from '../direction/direction.ts';
import { endDay } from './end-day.ts';
import { goOn } from './go-on.ts';
import { checkForWanderers } from './wanderers.ts';

/** Hexes beyond which no day leads. */
const FARTHEST = 50;

/** A step of the day as its button proposes it; null where somebody has to say what it is. */
const STEPS: Readonly<Record<DayStep, ((play: Play, on: Underway) => void) | null>> = {
  course: null,
  weather: null,
  losingDirection: (play, on) =>
    checkDirection(play, { type: 'CheckDirection', guide: false, ...bearingsOf(play.state, on) }),
  wandering: (play, { journey }) => {
    const { travel, voyage } = rulesOf(play.state);
    checkForWanderers(play, { type: 'CheckForWanderers', checks: (journey.vessel ? voyage : travel).checksADay });
  },
  description: (play) => goOn(play, { type: 'GoOn', hexes: FARTHEST, sight: 0 }),
  endOfDay: (play) => endDay(play, { type: 'EndDay', food: true, water: false, disturbed: false, resting: [] }),
};

/** The rest of the day by itself, step by step: until somebody comes, a place of note is reached, the ship is lost, nobody has a ration for the evening, or it is over. */
export const runDay: Handler<'RunDay'> = (play) => {
  for (let on = underway(play.state); on; on = goesOn(play.state)) STEPS[on.day.step]?.(play, on);
};

/** The day that runs on without a word of the referee's; null where they have one to say. */
function goesOn(state: GameState): Underway | null {
  const on = underway(state);
  if (!on || state.drawnUp || on.journey.adrift || !STEPS[on.day.step]) return null;
  return on.day.step === 'endOfDay' && (arrives(on) || !hasRations(state)) ? null : on;
}

/** Whether the party believes that it has come to where it was bound, or to a place that has a name: there may be more to do today. */
function arrives({ land, journey, day }: Underway): boolean {
  const here = hexKey(journey.believed);
  return day.course.goal === here || (land.charted[here]?.label ?? '') !== '';
}
