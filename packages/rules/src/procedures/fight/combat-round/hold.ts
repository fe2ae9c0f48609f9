import type { CreatureId } from '../../../core/index.ts';
import { type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import { hasGotAway } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { momentFor } from '../../situation/round/moment.ts';
import type { Phase } from '../../situation/round/phase.ts';
import type { PhaseHeld } from './events.ts';
import { stateAt } from './idle.ts';
import { canAnybodyAct, stillToAct } from './still-to-act.ts';
import { stillToDeclare } from './still-to-declare.ts';

/** Those whom the round waits for: to declare something, or to act in the phase that runs for them; nobody once the party has got away. */
export function awaited(state: GameState): readonly Creature[] {
  if (hasGotAway(state.encounter)) return [];
  return state.encounter?.combat?.stage === 'declarations' ? stillToDeclare(state) : stillToAct(state);
}

/** Each at the moment that runs for them. @param how whether it goes without saying, and whether they stay to strike */
export function recordHolding(
  play: Play,
  creatures: readonly CreatureId[],
  how: Pick<PhaseHeld, 'quiet' | 'strike'> = {},
): void {
  const combat = play.state.encounter?.combat;
  if (!combat) return;
  const moments = Map.groupBy(creatures, (creature) => momentNow(play.state, combat, creature));
  for (const who of moments.values()) {
    const [first] = who;
    if (first === undefined) continue;
    const { acting, phase } = placeNow(play.state, combat, first);
    play.happen({ type: 'PhaseHeld', creatures: who, acting, phase, ...how });
  }
}

/** The running phase of a round and those after it before blows are struck; none once they are, nor before initiative. */
export function phasesBeforeBlows(state: GameState): readonly Phase[] {
  const phase = state.encounter?.combat?.phase;
  const { phases } = rulesOf(state).combatRound.order;
  const now = phases.indexOf(phase as Phase);
  return now < 0 ? [] : phases.slice(now, Math.max(now, phases.indexOf('melee')));
}

/** They hold until blows are struck: what is left out of the phases in between goes without saying. */
export function recordStaying(play: Play, creatures: readonly CreatureId[]): void {
  const combat = play.state.encounter?.combat;
  if (!combat) return;
  const [, ...later] = phasesBeforeBlows(play.state);
  const { acting } = combat;
  recordHolding(play, creatures, { strike: true });
  for (const phase of later) play.happen({ type: 'PhaseHeld', creatures, acting, phase, quiet: true });
}

/** Whether somebody who is waited for now may do better to stay where they are, and can strike when blows come. */
export const mayStayToStrike = (state: GameState, creature: Creature): boolean => {
  const combat = state.encounter?.combat;
  if (!combat || phasesBeforeBlows(state).length === 0) return false;
  const then = stateAt(state, { acting: combat.acting, phase: 'melee' });
  return canAnybodyAct(then, ({ id }) => id === creature.id);
};

function placeNow(state: GameState, combat: CombatRound, who: CreatureId): Pick<CombatRound, 'acting' | 'phase'> {
  const found = state.creatures[who];
  return found ? momentFor(state, combat, found) : combat;
}

const momentNow = (state: GameState, combat: CombatRound, who: CreatureId): string => {
  const { acting, phase } = placeNow(state, combat, who);
  return `${acting} ${phase}`;
};
