import { pathTo, type Square } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf } from '../../../state/ground.ts';
import type { Scene } from '../../../state/scene.ts';

/** Squares; the referee's hand draws no way that is longer. */
const FARTHEST_DRAWN = 120;

/** The referee moves anything anywhere: a way is drawn where there is one, and costs nothing. */
export function placeFreely(play: Play, scene: Scene, mover: Creature, from: Square, to: Square): void {
  const path = pathTo(from, to, groundOf(scene), FARTHEST_DRAWN) ?? [from, to];
  play.happen({ type: 'CreatureMoved', creature: mover.id, path, feet: 0 });
}
