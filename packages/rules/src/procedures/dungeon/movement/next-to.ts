import { canStep, type Square, within } from '@lanthorn/geometry';
import { identical, type Role, type Seat } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { around, groundOf } from '../../../state/ground.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { againstForwards } from './backwards.ts';
import { isHeld } from './held.ts';
import { comesTogether, marchersOf } from './march.ts';
import { feetLeft, feetLeftReads } from './rate.ts';
import { costOf, groundFor, isWithin } from './way.ts';

/** The squares around a creature that are on the map: where the referee may put it. */
export const squaresAroundOn = (scene: Scene, { at }: Creature): readonly Square[] =>
  at ? around(at.square, scene.grid).filter((square) => within(square, scene)) : [];

/** The squares one step away that would be granted. Farther ones are asked on the board without being listed. */
export function squaresNextTo(state: GameState, scene: Scene, creature: Creature): readonly Square[] {
  const at = creature.at?.square;
  if (!at) return [];
  const left = feetLeft(state, creature);
  const ground = groundOf(scene);
  return around(at, scene.grid).filter(
    (square) =>
      canStep(at, square, ground) &&
      isWithin(costOf(state, scene, [at, square]), left) &&
      !isHeld(state, creature, square) &&
      againstForwards(state, scene, creature, square) === null,
  );
}

interface Kept {
  readonly parts: readonly unknown[];
  readonly squares: readonly Square[];
}

/** By all creatures, and by role: every player's offers ask for the same, and most commands move nobody. */
const known = new WeakMap<GameState['creatures'], Partial<Record<Role, Kept>>>();

/** The squares next to its foremost member that the whole party may walk to. */
export function squaresNextToParty(state: GameState, seat: Seat): readonly Square[] {
  const parts = [state.scenes, state.scene, state.party, state.lights, state.encounter, ...feetLeftReads(state)];
  const before = known.get(state.creatures);
  const kept = before?.[seat.role];
  if (kept && identical(kept.parts, parts)) return kept.squares;
  const squares = nextToParty(state, seat);
  known.set(state.creatures, { ...before, [seat.role]: { parts, squares } });
  return squares;
}

function nextToParty(state: GameState, seat: Seat): readonly Square[] {
  const leader = marchersOf(state)[0]?.at?.square;
  const scene = sceneOf(state);
  if (!leader || !scene || state.encounter) return [];
  const ground = groundFor(seat, scene, leader);
  return around(leader, scene.grid).filter(
    (square) => within(square, scene) && canStep(leader, square, ground) && comesTogether(state, seat, scene, square),
  );
}
