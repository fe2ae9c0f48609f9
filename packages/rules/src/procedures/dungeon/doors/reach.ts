import type { Refusal, Seat } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { doorsAsKnown, isUnfound } from '../../../state/door-look.ts';
import { besideOf } from '../../../state/ground.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import type { ToPlayers } from '../movement/walk.ts';
import { maySetOut, mayWalkUp, walkUp } from '../movement/walk-up.ts';
import { beside, isKnown } from './known.ts';

/** The doors of a scene as a seat knows them to stand. */
export const doorsFor = (seat: Pick<Seat, 'role'>, { doors }: Scene): Scene['doors'] =>
  seat.role === 'referee' ? doors : doorsAsKnown(doors);

/** Says of each door who of some creatures stand beside it, and then who may walk up to it now. */
export function handsAt(
  state: GameState,
  seat: Seat,
  scene: Scene,
  hands: readonly Creature[],
): (door: Door) => { readonly there: readonly Creature[]; readonly coming: readonly Creature[] } {
  const walkers = hands.filter((creature) => maySetOut(state, scene, creature));
  return (door) => {
    const there = hands.filter((creature) => beside(creature, scene, door));
    const places = besideOf(scene, door);
    const coming = walkers.filter(
      (creature) => !there.includes(creature) && mayWalkUp(state, seat, scene, creature, places),
    );
    return { there, coming };
  };
}

/** Somebody walks up to a door, and does what is to be done there. */
export function walkUpToDoor(
  play: Play,
  scene: Scene,
  who: Creature,
  door: Door,
  far: Refusal,
  rest: () => Refusal | null,
): Refusal | null {
  const aim = { what: 'the door', toPlayers: doorToPlayers(play, scene, who, door) };
  return walkUp(play, scene, who, besideOf(scene, door), aim, far, rest);
}

/** One of the party who comes to a door shows it to the players, but for a secret one that was not found, and where the referee shows by hand what is known. */
function doorToPlayers({ state }: Play, scene: Scene, who: Creature, door: Door): ToPlayers {
  if (isKnown(scene, door, 'player')) return 'known';
  const shows = state.party.members.includes(who.id) && scene.fog !== 'by-hand' && !isUnfound(door);
  return shows ? 'known-once-reached' : 'unknown';
}
