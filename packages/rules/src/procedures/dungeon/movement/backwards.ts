import { distanceInSquares, type Square } from '@lanthorn/geometry';
import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import { foesOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { inReach } from '../../situation/reach/reach.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';

/** Who has declared to leave a melee goes away from each foe within reach: why a square is none to go to; null where it is. */
export function againstForwards(state: GameState, { grid }: Scene, mover: Creature, to: Square): Refusal | null {
  const action = state.encounter?.combat?.declarations[mover.id]?.action;
  if (action !== 'withdraw' && action !== 'retreat') return null;
  const from = mover.at?.square ?? to;
  const neared = foesOf(state, mover.id).find(
    (foe) =>
      foe.at &&
      isInSightOfAll(state, foe) &&
      isCapable(foe) &&
      inReach(state, mover, foe) === true &&
      distanceInSquares(to, foe.at.square, grid) <= distanceInSquares(from, foe.at.square, grid),
  );
  const { withdrawing, retreating } = rulesOf(state).combatRound.cites;
  const [rule, what] = action === 'withdraw' ? [withdrawing, 'fighting withdrawal'] : [retreating, 'retreat'];
  return neared ? byRule(rule, 'forbidden', `A ${what} leads away from ${called(neared)}.`) : null;
}
