import { type Ground, isFloor, type Square, sameSquare } from '@lanthorn/geometry';
import { byRule, type Refusal } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, withinReach } from '../../../state/ground.ts';
import type { Scene } from '../../../state/scene.ts';
import { walkUp } from '../movement/walk-up.ts';
import { knownGround } from '../movement/way.ts';

/** Whether hands reach one square from another: the own, and those one could step to. */
const reaches = (from: Square, square: Square, ground: Ground): boolean =>
  withinReach(from, ground).some((near) => sameSquare(near, square));

/**
 * Somebody searches at a square within reach, or walks up to one further off first. Which squares lie
 * beside it is what the seat knows of the map, so that the answer tells no more of it.
 */
export function fromNearBy(
  play: Play,
  scene: Scene,
  searcher: Creature,
  square: Square,
  search: () => null,
): Refusal | null {
  const from = searcher.at?.square;
  if (from && reaches(from, square, groundOf(scene))) return search();
  const far = byRule(
    play.rules.search.cites.searching,
    'too-far',
    `${called(searcher)} can only search where the hands reach, and knows no way there now.`,
  );
  const known = knownGround(play.by, scene);
  const places = isFloor(square, known) ? withinReach(square, known) : [];
  return walkUp(play, scene, searcher, places, { what: 'the place to search', toPlayers: 'known' }, far, () => {
    const there = play.state.creatures[searcher.id]?.at?.square;
    const shutOut = there !== undefined && there !== from && !reaches(there, square, groundOf(scene));
    return shutOut ? null : search();
  });
}
