import type { CreatureId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { withAdventure } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { paidOut } from '../party/paid-out.ts';
import { laden } from './bearers.ts';

/** Those who could not take a step with their part of the pool in hand. @param each what each gets of it, in copper */
export function overloadedBy(state: GameState, each: Readonly<Record<CreatureId, number>>): readonly Creature[] {
  const shared = withAdventure(state, () => ({ coins: NO_COINS, valuables: 0 }));
  return Object.values(state.creatures).filter((creature) => {
    const copper = each[creature.id] ?? 0;
    if (copper === 0 || creature.movement === 0) return false;
    const then = laden(shared, { ...creature, coins: paidOut(creature.coins, copper) });
    return rulesOf(state).encumbrance.rate(then) === 0;
  });
}
