import { countSquares, differenceRows } from '@lanthorn/geometry';
import type { Play } from '../../play.ts';
import { sceneOf } from '../../state/read.ts';
import { seenByParty } from './sight.ts';

/** After whatever a command did: squares that the party sees and has not explored become explored (OSE-MOV-03). */
export function explore(play: Play): void {
  const scene = sceneOf(play.state);
  if (!scene) return;
  const fresh = differenceRows(seenByParty(play.state), scene.explored);
  if (countSquares(fresh) > 0) play.happen({ type: 'SquaresExplored', scene: scene.id, squares: fresh });
}
