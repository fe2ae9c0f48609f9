import { impossible, objections, offer } from '../../../core/index.ts';
import {
  type Declaration,
  type Handler,
  type Handlers,
  type Offers,
  type Play,
  remembered,
  rulesOf,
} from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { wanderingFalls } from '../wandering/wandering.ts';
import { hoursCommands } from './commands.ts';
import { type HoursEvent, hoursEvolvers } from './events.ts';
import { COUNTED_EVERY, gapAt, isSetBack, mayCountPlay, SITTING_OVER } from './may.ts';
import { hoursTellers } from './tell.ts';

/** More seconds than this between two counts are a break: no more than these are counted. */
const MOST_COUNTED = 2 * COUNTED_EVERY;

/** Each full hour of play brings a check. */
const countPlay: Handler<'CountPlay'> = (play, { at }) => {
  const before = secondsBefore(play.state, at);
  const seconds = before + counted(play.state, at);
  play.happen({ type: 'PlayCounted', at, seconds });
  strike(play, before, seconds);
};

/** What the sitting had come to; a pause keeps it, a long absence ends it. */
const secondsBefore = (state: GameState, at: number): number =>
  state.hours && (state.hours.at === null || gapAt(state, at) <= SITTING_OVER) ? state.hours.seconds : 0;

/** Nothing of the time between two adventures in a settlement, where nothing roams. */
const counted = (state: GameState, at: number): number => {
  const gap = gapAt(state, at);
  const none = gap > SITTING_OVER || isSetBack(gap) || state.downtime?.place === 'settlement';
  return none ? 0 : Math.min(MOST_COUNTED, gap);
};

function strike(play: Play, before: number, seconds: number): void {
  const { checksAfter } = play.rules.wandering;
  const due = checksAfter ? checksAfter(seconds) - checksAfter(before) : 0;
  for (let check = 0; check < due; check += 1) wanderingFalls(play);
}

const hoursHandlers: Handlers<typeof hoursCommands> = {
  CountPlay: { may: mayCountPlay, play: countPlay },
  PauseHours: {
    may: (state, { paused }, seat) =>
      objections(
        onlyReferee(seat),
        (state.hours?.paused ?? false) === paused ? impossible('no-change', 'It is so already.') : null,
      ),
    play: (play, { paused }) => play.happen({ type: 'HoursPaused', paused }),
  },
};

/** Where the book counts hours of play, the referee may have them stand still. */
const hoursOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat) || rulesOf(state).wandering.checksAfter === null) return [];
    const paused = state.hours?.paused ?? false;
    return [
      offer('PauseHours', paused ? 'Count the hours of play again' : 'Pause the hours of play', {
        place: 'desk',
        rule: rulesOf(state).wandering.cites.hours,
        fixed: { paused: !paused },
      }),
    ];
  },
  ({ hours }) => [hours?.paused],
);

export const hours: Declaration<typeof hoursCommands, HoursEvent> = {
  forms: hoursCommands,
  handle: hoursHandlers,
  evolve: hoursEvolvers,
  tell: hoursTellers,
  offer: hoursOffers,
};
