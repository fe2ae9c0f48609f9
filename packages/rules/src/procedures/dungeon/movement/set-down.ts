import { hasSquare, sameSquare } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import { partyOf } from '../../../state/read.ts';
import { isInPlay } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';

/**
 * After whatever a command did: where somebody of the party was set down, they have set foot, so that they know the room;
 * on a map that is still prepared only once it is shown. Whoever takes a move back stands where they did.
 */
export function noteSetDown(play: Play, before: GameState): void {
  const isSame = (['creatures', 'scene', 'apart'] as const).every((part) => play.state[part] === before[part]);
  if (isSame || play.events.some(({ type }) => type === 'MoveTakenBack')) return;
  for (const { id, at } of partyOf(play.state)) {
    if (!at || !isInPlay(play.state, at.scene)) continue;
    const was = before.creatures[id]?.at;
    if (was?.scene === at.scene && sameSquare(was.square, at.square) && isInPlay(before, at.scene)) continue;
    const scene = play.state.scenes[at.scene];
    const been = scene?.setDown?.some((square) => sameSquare(square, at.square));
    if (scene && !been && !hasSquare(scene.walked, at.square))
      play.happen({ type: 'MemberSetDown', scene: at.scene, square: at.square });
  }
}
