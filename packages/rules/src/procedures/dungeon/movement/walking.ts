import { hasSquare, type Square, sameSquare } from '@lanthorn/geometry';
import { impossible, type Refusal, type Seat } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import { holderOf } from './held.ts';
import { shutInTheWay, stoppedOn } from './shut-door.ts';
import { type Eye, groundFor, shunnedBy, wayOver } from './way.ts';

/** The referee sets down whom they do not have walk. */
export const setsDown = (seat: Seat, walks: boolean): boolean => seat.role === 'referee' && !walks;

/** A way to go, and with whose knowledge of the map it was found. */
export interface FoundWay {
  readonly path: readonly Square[];
  readonly eye: Eye;
}

/**
 * The shortest way for somebody with the knowledge of whoever has them walk. One of the party whom the referee leads
 * goes by ways that the players know, and over what nobody has explored only where there is none.
 */
export function findWay(play: Play, scene: Scene, mover: Creature, from: Square, to: Square): FoundWay | Refusal {
  const shunned = shunnedBy(play.state, scene, mover);
  for (const eye of eyesOf(play, mover)) {
    const path = wayOver(scene, from, to, groundFor(eye, scene, from), { shunned });
    if (path) return { path, eye };
  }
  const referee = play.by.role === 'referee';
  const stopped = stoppedFor(play, scene, mover, from, to);
  if (stopped) return shutInTheWay(scene, from, stopped.door, referee ? ', or drag them to set them down' : '');
  if (referee) return impossible('blocked', 'There is no way there: drag them to set them down.');
  return impossible(
    'blocked',
    isUnseenInTheDark(scene, to)
      ? 'It is too dark to see a way there: go nearer with a light.'
      : 'There is no way there that you know of.',
  );
}

/** Whether nobody has seen a square yet that only light would show; the same whatever is there. */
const isUnseenInTheDark = ({ ambient, fog, explored }: Scene, square: Square): boolean =>
  ambient === 'dark' && !fog && !hasSquare(explored, square);

/** What is walked up to that keeps somebody from where they would go. */
export const SHUT_DOOR = 'the shut door that is in the way';

/** The way to the shut door that is in the way, with whose knowledge it was found; null where none is, where they stand before it, or a foe does. */
export function wayToShutDoor(play: Play, scene: Scene, mover: Creature, from: Square, to: Square): FoundWay | null {
  const stopped = stoppedFor(play, scene, mover, from, to);
  if (!stopped || sameSquare(stopped.before, from) || holderOf(play.state, mover, stopped.before)) return null;
  const shunned = shunnedBy(play.state, scene, mover);
  const path = wayOver(scene, from, stopped.before, groundFor(stopped.eye, scene, from), { shunned });
  return path ? { path, eye: stopped.eye } : null;
}

function stoppedFor(play: Play, scene: Scene, mover: Creature, from: Square, to: Square) {
  const shunned = shunnedBy(play.state, scene, mover);
  for (const eye of eyesOf(play, mover)) {
    const stopped = stoppedOn(scene, { from, to, eye, shunned });
    if (stopped) return { ...stopped, eye };
  }
  return null;
}

const eyesOf = ({ by, state }: Play, { id }: Creature): readonly Eye[] =>
  by.role === 'referee' && state.party.members.includes(id) ? [{ role: 'player' }, by] : [by];
