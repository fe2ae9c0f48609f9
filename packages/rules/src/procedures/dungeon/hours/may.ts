import { impossible, objections } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';

/** Whether at this moment, in milliseconds, the count has to go on. */
export function isCountDue(state: GameState, at: number): boolean {
  const gap = gapAt(state, at);
  return countsHours(state) && (gap >= COUNTED_EVERY || isSetBack(gap));
}

/** A clock that was set back: hours are counted from what it says now, and not only when it has come round again. */
export const isSetBack = (gap: number): boolean => gap < -SITTING_OVER;

/** After so many seconds without a count, the sitting was over: the leftover of an hour is dropped. */
export const SITTING_OVER = 3_600;

/** Seconds of the real clock between two counts. */
export const COUNTED_EVERY = 300;

/** Whether hours at this table bring anything: the book counts them, somebody could meet something, and no pause is made. */
function countsHours(state: GameState): boolean {
  const { checksAfter } = rulesOf(state).wandering;
  return checksAfter !== null && state.hours?.paused !== true && livingParty(state).length > 0;
}

/** Seconds since the last count; endless where there was none. */
export function gapAt({ hours }: GameState, at: number): number {
  const last = hours?.at ?? null;
  return last === null ? Number.POSITIVE_INFINITY : (at - last) / 1_000;
}

export const mayCountPlay: May<'CountPlay'> = (state, { at }, seat) => {
  const barred = onlyReferee(seat);
  if (!Number.isFinite(at) || at < 0) return objections(barred, impossible('bad-input', 'That is no moment.'));
  return objections(barred, isCountDue(state, at) ? null : impossible('no-change', 'So much is counted already.'));
};
