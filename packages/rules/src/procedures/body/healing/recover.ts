import type { Play } from '../../../play/index.ts';

/** At the end of every turn: breath comes back with uninterrupted rest, bruises with one turn of it. */
export function recoverStep(play: Play, resting: boolean): void {
  const {
    exhaustion: { restTurns },
  } = play.rules.pursuit;
  const tired = Object.values(play.state.creatures).filter(({ id }) => (play.state.exhaustion[id] ?? 0) > 0);
  if (tired.length > 0) {
    const left = tired.map(
      ({ id }) => [id, resting ? (play.state.exhaustion[id] ?? restTurns) - 1 : restTurns] as const,
    );
    const refreshed = left.filter(([, turns]) => turns <= 0).map(([id]) => id);
    const same = left.every(([id, turns]) => play.state.exhaustion[id] === turns);
    if (!same)
      play.happen({
        type: 'BreathCounted',
        exhaustion: Object.fromEntries(left.filter(([, turns]) => turns > 0)),
        refreshed,
      });
  }
  if (resting && Object.keys(play.state.subdual).length > 0) play.happen({ type: 'BruisesFaded' });
}
