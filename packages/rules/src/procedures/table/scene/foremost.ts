import type { Square } from '@lanthorn/geometry';
import type { SceneId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { inMarchingOrder } from './arriving.ts';

/**
 * Where on a map whoever of these goes first stands: by the marching order, of those who can act where anybody can, and
 * never of the dead. Whoever is not of the party comes after all who are. Null where none of them is there.
 */
export function squareOfForemost(
  { party }: Pick<GameState, 'party'>,
  those: readonly Creature[],
  scene: SceneId | null,
): Square | null {
  const here = those.filter((one) => one.at !== null && one.at.scene === scene && !isDead(one));
  const able = here.filter(isCapable);
  const order = inMarchingOrder(party);
  const place = ({ id }: Creature): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const [first] = (able.length > 0 ? able : here).toSorted((one, other) => place(one) - place(other));
  return first?.at?.square ?? null;
}
