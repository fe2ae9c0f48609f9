import { hasSquare, sameSquare } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import { partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/**
 * After whatever a command did: where somebody of the party was set down, they have set foot, as if they had walked
 * there. Whoever takes a move back stands where they did, and has walked no more for it.
 */
export function treadWhereSetDown(play: Play, before: GameState): void {
  if (play.state.creatures === before.creatures || play.events.some(({ type }) => type === 'MoveTakenBack')) return;
  for (const { id, at } of partyOf(play.state)) {
    const was = before.creatures[id]?.at;
    if (!at || (was && was.scene === at.scene && sameSquare(was.square, at.square))) continue;
    const scene = play.state.scenes[at.scene];
    if (scene && !hasSquare(scene.walked, at.square))
      play.happen({ type: 'SquareTrodden', scene: at.scene, square: at.square });
  }
}
