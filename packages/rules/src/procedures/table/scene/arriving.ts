import { isFloor, type Square, squareAt, within } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import { isDead } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState, Party } from '../../../state/state.ts';

const WAYS_IN = ['entrance', 'stairs-up', 'stairs-down'] as const;

/** Where one comes in: at a way out, at an entrance or stairs that are drawn, in the first room, or on the first floor there is. */
export function wayInOf(scene: Scene): Square {
  const [exit] = Object.values(scene.exits ?? {}).filter(({ hidden }) => !hidden);
  const feature = WAYS_IN.flatMap((kind) => scene.features.find((one) => one.kind === kind) ?? [])[0];
  const drawn = feature && squareAt(feature.at, scene.grid);
  return exit?.at ?? (drawn && within(drawn, scene) ? drawn : null) ?? scene.rooms[0]?.at ?? firstFloor(scene);
}

function firstFloor(scene: Scene): Square {
  const ground = groundOf(scene);
  for (let y = 0; y < scene.height; y += 1)
    for (let x = 0; x < scene.width; x += 1) if (isFloor({ x, y }, ground)) return { x, y };
  return { x: 0, y: 0 };
}

/** The party, each once, from the front of its marching order. */
export const inMarchingOrder = ({ members, marchingOrder }: Party): readonly CreatureId[] =>
  [...new Set([...marchingOrder.flat(), ...members])].filter((member) => members.includes(member));

/**
 * Sets the whole party down about a square, in its marching order; nobody shares a square while there is room. The dead
 * come with nobody: they lie where they fell, or stay where they were.
 */
export function arriveAt(play: Play, scene: Scene, square: Square): void {
  const order = inMarchingOrder(play.state.party).filter((member) => {
    const found = play.state.creatures[member];
    return found !== undefined && !isDead(found);
  });
  const places = placesOfArrival(play.state, scene, square, order);
  for (const [rank, creature] of order.entries())
    play.happen({ type: 'CreaturePlaced', creature, at: { scene: scene.id, square: places[rank] ?? square } });
}

/** A place for each of those who arrive: nobody is there yet, and ways out stay free. */
export function placesOfArrival(
  state: GameState,
  scene: Scene,
  square: Square,
  those: readonly CreatureId[],
): readonly Square[] {
  const taken = Object.values(state.creatures).flatMap(({ id, at }) =>
    at?.scene === scene.id && !those.includes(id) ? [at.square] : [],
  );
  const exits = Object.values(scene.exits ?? {}).map(({ at }) => at);
  return placesAround(square, those.length, groundOf(scene), [...taken, ...exits]);
}
