import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';
import { boundBy } from './bound.ts';
import { isParrying } from './guard.ts';

/** Nothing done in this round yet, nothing declared that binds. */
const isFree = (state: GameState, combat: CombatRound, { id, moved }: Creature): boolean =>
  moved === 0 &&
  !combat.acted.includes(id) &&
  !combat.blows.some((blow) => blow.creature === id) &&
  !boundBy(state, id) &&
  !isParrying(state, id);

/** Why somebody cannot hold the action now and let the others come; null when nothing is against it. */
export function holdingObjection(state: GameState, creature: Creature): Refusal | null {
  const combat = state.encounter?.combat;
  const {
    order: { waiting },
  } = rulesOf(state).combatRound;
  if (!waiting) return impossible('forbidden', 'Nobody holds an action by these rules.');
  if (combat?.stage !== 'acting' || !combat.actors[combat.acting]?.includes(creature.id))
    return byRule(waiting.rule, 'out-of-turn', 'An action is held in one’s own turn.');
  if (combat.waiting?.includes(creature.id)) return impossible('no-change', 'They wait already.');
  return isFree(state, combat, creature)
    ? null
    : byRule(waiting.rule, 'already-tried', 'The action of this round is spent.');
}

/** Whether one who waits may strike at once at somebody who has just closed in. */
export function strikesFirst(state: GameState, waiter: Creature, closing: Creature): boolean {
  const combat = state.encounter?.combat;
  const {
    order: { waiting },
  } = rulesOf(state).combatRound;
  if (!waiting || combat?.stage !== 'acting' || !combat.walked?.includes(closing.id)) return false;
  const theirTurn = combat.actors[combat.acting]?.includes(closing.id) === true;
  const later = combat.actors.findIndex((place) => place.includes(waiter.id)) > combat.acting;
  const waits = combat.waiting?.includes(waiter.id) === true || later;
  return theirTurn && isFree(state, combat, waiter) && waiting.strikesFirst(waits ? 'waits' : 'acted');
}
