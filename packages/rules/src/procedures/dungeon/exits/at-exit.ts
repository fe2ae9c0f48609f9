import { sameSquare } from '@lanthorn/geometry';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, withinReach } from '../../../state/ground.ts';
import type { Exit, ExitKind, Scene } from '../../../state/scene.ts';

/** Whether somebody stands on the square of a way out, or a step away from it. */
export const isAtExit = ({ at }: Creature, scene: Scene, exit: Exit): boolean =>
  at?.scene === scene.id &&
  (sameSquare(at.square, exit.at) || withinReach(at.square, groundOf(scene)).some((near) => sameSquare(near, exit.at)));

/** What one does at each: `go down the stairs`; and what another does: `goes down the stairs`. */
const WAYS: Readonly<Record<ExitKind, readonly [verb: string, way: string]>> = {
  'stairs-down': ['go', 'down the stairs'],
  'stairs-up': ['go', 'up the stairs'],
  'ladder-down': ['climb', 'down the ladder'],
  'ladder-up': ['climb', 'up the ladder'],
  trapdoor: ['go', 'through the trapdoor'],
  door: ['go', 'out by the door'],
  passage: ['go', 'along the passage'],
};

export const toTake = (kind: ExitKind): string => WAYS[kind].join(' ');

export function takes(kind: ExitKind, many: boolean): string {
  const [verb, way] = WAYS[kind];
  return `${many ? verb : verb === 'go' ? 'goes' : `${verb}s`} ${way}`;
}
