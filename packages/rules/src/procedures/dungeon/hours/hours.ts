import { impossible } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { wanderingFalls } from '../wandering/wandering.ts';
import type { hoursCommands } from './commands.ts';

/** Seconds of the real clock between two counts. */
const COUNTED_EVERY = 300;
/** More seconds than this between two counts are a break: no more than these are counted. */
const MOST_COUNTED = 2 * COUNTED_EVERY;
/** After so many seconds without a count, the sitting was over: the leftover of an hour is dropped. */
const SITTING_OVER = 3_600;

/** Whether hours at this table bring anything: the book counts them, somebody could meet something, and no pause is made. */
export function countsHours(state: GameState): boolean {
  const { checksAfter } = rulesFor(state.ruleset).wandering;
  return checksAfter !== null && state.hours?.paused !== true && partyOf(state).some((member) => !isDead(member));
}

/** Whether at this moment, in milliseconds, the count has to go on. */
export function isCountDue(state: GameState, at: number): boolean {
  const gap = gapAt(state, at);
  return countsHours(state) && (gap >= COUNTED_EVERY || isSetBack(gap));
}

/** A clock that was set back: hours are counted from what it says now, and not only when it has come round again. */
const isSetBack = (gap: number): boolean => gap < -SITTING_OVER;

/** Seconds since the last count; endless where there was none. */
function gapAt({ hours }: GameState, at: number): number {
  const last = hours?.at ?? null;
  return last === null ? Number.POSITIVE_INFINITY : (at - last) / 1_000;
}

/** Each full hour of play brings a check. */
const countPlay: Handler<'CountPlay'> = (play, { at }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!Number.isFinite(at) || at < 0) return impossible('bad-input', 'That is no moment.');
  if (!isCountDue(play.state, at)) return impossible('no-change', 'So much is counted already.');
  const before = secondsBefore(play.state, at);
  const seconds = before + counted(play.state, at);
  play.happen({ type: 'PlayCounted', at, seconds });
  strike(play, before, seconds);
  return null;
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

const pauseHours: Handler<'PauseHours'> = (play, { paused }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if ((play.state.hours?.paused ?? false) === paused) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'HoursPaused', paused });
  return null;
};

export const hoursHandlers: Handlers<typeof hoursCommands> = { CountPlay: countPlay, PauseHours: pauseHours };
