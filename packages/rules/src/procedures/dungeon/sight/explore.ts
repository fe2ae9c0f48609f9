import { differenceRows, holdsAll, type Square, type SquareRows, unionRows } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { elsewhere } from '../../../state/body.ts';
import { isUnfound } from '../../../state/door-look.ts';
import { sceneOf, withCreature } from '../../../state/read.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { maySeeMore, seenByParty } from '../../situation/sight/sight.ts';
import { mistakenOf, noticedOf } from './doors-in-view.ts';

/** After whatever a command did: squares that the party sees and has not explored become explored. */
export function explore(play: Play): void {
  play.onEachScene(() => {
    const scene = sceneOf(play.state);
    if (!scene) return;
    discover(play, scene, seenByParty(play.state));
    recognise(play, scene, noticedOf(play.state, scene, mistakenOf(scene)));
  });
}

/** A door that stands otherwise than it was seen last is known as it is, and a secret door that stands open is found. */
function recognise(play: Play, scene: Scene, doors: readonly Door[]): void {
  for (const door of doors)
    play.happen({ type: isUnfound(door) ? 'SecretDoorSeen' : 'DoorRecognised', scene: scene.id, door: door.id });
}

/** How often walkers look about on one way: a long one in plain daylight would take long to work out. */
const MOST_LOOKS = 12;

/** What the party sees on the way, and not only at its end. Walkers go side by side, a square at a time. */
export function exploreAlong(play: Play, ways: readonly WalkedWay[]): void {
  const scene = sceneOf(play.state);
  if (!scene) return;
  let seen = seenByParty(play.state);
  let mistaken = mistakenOf(scene);
  const noticed: Door[] = [];
  for (const then of [...along(play.state, ways), play.state]) {
    if (maySeeMore(then, scene) && !holdsAll(scene.explored, seenByParty(then)))
      seen = unionRows(seen, seenByParty(then));
    const found = noticedOf(then, scene, mistaken);
    noticed.push(...found);
    mistaken = mistaken.filter((door) => !found.includes(door));
  }
  discover(play, scene, seen);
  recognise(play, scene, noticed);
}

interface WalkedWay {
  readonly creature: CreatureId;
  readonly path: readonly Square[];
}

/** The walkers where they look about, before they arrive. */
function along(state: GameState, ways: readonly WalkedWay[]): readonly GameState[] {
  const steps = Math.max(0, ...ways.map(({ path }) => path.length));
  const stride = Math.ceil(steps / MOST_LOOKS);
  const looks: GameState[] = [];
  for (let step = stride; step < steps - 1; step += stride)
    looks.push(ways.reduce((then, { creature, path }) => standing(then, creature, path[step] ?? path.at(-1)), state));
  return looks;
}

const standing = (state: GameState, creature: CreatureId, square: Square | undefined): GameState =>
  square
    ? withCreature(state, creature, (found) => (found.at ? elsewhere(found, { at: { ...found.at, square } }) : found))
    : state;

function discover(play: Play, scene: Scene, seen: SquareRows): void {
  if (scene.fog === 'by-hand' || holdsAll(scene.explored, seen)) return;
  const fresh = differenceRows(seen, scene.explored);
  play.happen({ type: 'SquaresExplored', scene: scene.id, squares: fresh });
}
