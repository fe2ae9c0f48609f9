import { impossible, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { wanderingFalls } from '../wandering/wandering.ts';
import type { hoursCommands } from './commands.ts';
import { COUNTED_EVERY, gapAt, isSetBack, mayCountPlay, SITTING_OVER } from './may.ts';

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

const counted = (state: GameState, at: number): number => {
  const gap = gapAt(state, at);
  return gap > SITTING_OVER || isSetBack(gap) ? 0 : Math.min(MOST_COUNTED, gap);
};

function strike(play: Play, before: number, seconds: number): void {
  const { checksAfter } = play.rules.wandering;
  const due = checksAfter ? checksAfter(seconds) - checksAfter(before) : 0;
  for (let check = 0; check < due; check += 1) wanderingFalls(play);
}

export const hoursHandlers: Handlers<typeof hoursCommands> = {
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
