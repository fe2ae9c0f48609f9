import { changedRows } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { seenByEach } from '../../situation/sight/sight.ts';
import { isInView } from '../sight/doors-in-view.ts';
import type { DoorChanged } from './events.ts';
import { isKnown } from './known.ts';

/** Something is done to a door. Where the players know the door, and see nothing of it, they are none the wiser. */
export function changeDoor(play: Play, event: DoorChanged): void {
  play.happen(isWitnessed(play, event) ? event : { ...event, unseen: true });
}

function isWitnessed({ game, state }: Play, event: DoorChanged): boolean {
  const scene = state.scenes[event.scene];
  const door = scene?.doors[event.door];
  if (!scene || !door || !isKnown(scene, door, 'player')) return true;
  return (
    hasHandIn(state, event) ||
    isInView(state, scene, door) ||
    changesWhatIsSeen(state, game.evolve(state, event), event)
  );
}

function hasHandIn(state: GameState, event: DoorChanged): boolean {
  const by = 'by' in event && event.by !== null ? state.creatures[event.by] : undefined;
  return by !== undefined && ofParty(state, by);
}

/** What somebody sees changes with the door, such as a light behind it, or the door comes into that light. */
function changesWhatIsSeen(state: GameState, after: GameState, event: DoorChanged): boolean {
  const scene = after.scenes[event.scene];
  const door = scene?.doors[event.door];
  const seen = seenByEach(state);
  return (
    scene !== undefined &&
    door !== undefined &&
    (seenByEach(after).some((rows, looker) => changedRows(rows, seen[looker] ?? []).length > 0) ||
      isInView(after, scene, door))
  );
}
