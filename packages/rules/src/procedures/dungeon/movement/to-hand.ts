import type { Square } from '@lanthorn/geometry';
import type { Refusal, Seat } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { around } from '../../../state/ground.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import type { ToPlayers } from './walk.ts';
import { maySetOut, mayWalkUp, walkUp } from './walk-up.ts';

/** Whether somebody reaches what lies at a place from where they stand, or after walking up to it. */
export function comesToHand(state: GameState, seat: Seat, creature: Creature, at: Place | null): boolean {
  if (areClose(state, creature.at, at)) return true;
  const scene = sceneOf(state);
  return (
    scene !== null &&
    at !== null &&
    creature.at?.scene === scene.id &&
    at.scene === scene.id &&
    maySetOut(state, scene, creature) &&
    mayWalkUp(state, seat, scene, creature, placesBy(scene, at))
  );
}

/** The squares from which hands reach what lies at a place. */
const placesBy = ({ grid }: Scene, at: Place): readonly Square[] => [at.square, ...around(at.square, grid)];

/** What is done by hand where something lies: at once by who stands next to it, else after walking up to it. */
export interface ByHand {
  readonly at: Place | null;
  readonly aim: { readonly what: string; readonly toPlayers: ToPlayers };
  /** What is said where no way is known, or no step is left. */
  readonly far: Refusal;
  readonly does: () => Refusal | null;
}

export function byHand(play: Play, creature: Creature, { at, aim, far, does }: ByHand): Refusal | null {
  if (areClose(play.state, creature.at, at)) return does();
  const scene = sceneOf(play.state);
  if (!scene || !at || creature.at?.scene !== scene.id || at.scene !== scene.id) return play.unless(far) ?? does();
  return walkUp(play, scene, creature, placesBy(scene, at), aim, far, does);
}
