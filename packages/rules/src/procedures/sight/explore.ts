import { differenceRows, holdsAll, type Square, type SquareRows, unionRows } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { Play } from '../../play.ts';
import { isMistaken, isUnfound } from '../../state/door-look.ts';
import { sceneOf, withCreature } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { mistakenIn } from '../doors/in-view.ts';
import { seenByParty } from './sight.ts';

/** After whatever a command did: squares that the party sees and has not explored become explored (OSE-MOV-03). */
export function explore(play: Play): void {
  discover(play, seenByParty(play.state));
  recognise(play, seenByParty(play.state));
}

/** A door that stands otherwise than it was seen last is known as it is, and a secret door that stands open is found. */
function recognise(play: Play, seen: SquareRows): void {
  const scene = sceneOf(play.state);
  if (!scene) return;
  for (const door of mistakenIn(play.state, scene, seen))
    play.happen({ type: isUnfound(door) ? 'SecretDoorSeen' : 'DoorRecognised', scene: scene.id, door: door.id });
}

/** How often walkers look about on one way: a long one in plain daylight would take long to work out. */
const MOST_LOOKS = 12;

/** What the party sees on the way, and not only at its end. Walkers go side by side, a square at a time. */
export function exploreAlong(
  play: Play,
  ways: readonly { readonly creature: CreatureId; readonly path: readonly Square[] }[],
): void {
  const steps = Math.max(0, ...ways.map(({ path }) => path.length));
  const stride = Math.ceil(steps / MOST_LOOKS);
  const scene = sceneOf(play.state);
  const mistaken = Object.values(scene?.doors ?? {}).some(isMistaken);
  let seen = seenByParty(play.state);
  for (let step = stride; step < steps - 1; step += stride) {
    const then = ways.reduce(
      (state, { creature, path }) => standing(state, creature, path[step] ?? path.at(-1)),
      play.state,
    );
    const seenThen = seenByParty(then);
    if (mistaken || !holdsAll(scene?.explored ?? [], seenThen)) seen = unionRows(seen, seenThen);
  }
  discover(play, seen);
  recognise(play, seen);
}

const standing = (state: GameState, creature: CreatureId, square: Square | undefined): GameState =>
  square
    ? withCreature(state, creature, (found) => (found.at ? { ...found, at: { ...found.at, square } } : found))
    : state;

function discover(play: Play, seen: SquareRows): void {
  const scene = sceneOf(play.state);
  if (!scene || holdsAll(scene.explored, seen)) return;
  const fresh = differenceRows(seen, scene.explored);
  play.happen({ type: 'SquaresExplored', scene: scene.id, squares: fresh });
}
