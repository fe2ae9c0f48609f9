import type { Play } from '../../../play/index.ts';
import { isCapable } from '../../../state/read.ts';

/** A round begins: the stunned whose time is up come to, and holds end of those who can hold nobody any longer. */
export function endStunsAndHolds(play: Play): void {
  endStuns(play, play.state.encounter?.round ?? 0);
  endHolds(play);
}

/** The fight is over: who was stunned comes to. Who is held stays so in the hands of those who still can. */
export function endStunsAfterFight(play: Play): void {
  endStuns(play, Number.POSITIVE_INFINITY);
  endHolds(play);
}

function endStuns(play: Play, round: number): void {
  const stunned = play.state.encounter?.stunned ?? {};
  for (const { id } of Object.values(play.state.creatures)) {
    const until = stunned[id];
    if (until !== undefined && round > until) play.happen({ type: 'StunEnded', creature: id });
  }
}

function endHolds(play: Play): void {
  for (const { holder, held } of play.state.encounter?.holds ?? []) {
    const by = play.state.creatures[holder];
    if (by && isCapable(by)) continue;
    if (play.state.creatures[held]?.conditions.includes('held')) play.happen({ type: 'HoldEnded', creature: held });
  }
}
