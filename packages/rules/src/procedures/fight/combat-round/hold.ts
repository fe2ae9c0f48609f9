import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';
import { momentFor } from '../../situation/round/moment.ts';
import { stillToAct } from './still-to-act.ts';
import { stillToDeclare } from './still-to-declare.ts';

/** Those whom the round waits for: to declare something, or to act in the phase that runs for them. */
export const awaited = (state: GameState): readonly Creature[] =>
  state.encounter?.combat?.stage === 'declarations' ? stillToDeclare(state) : stillToAct(state);

/** Each at the moment that runs for them. @param quiet it goes without saying */
export function recordHolding(play: Play, creatures: readonly CreatureId[], quiet = false): void {
  const combat = play.state.encounter?.combat;
  if (!combat) return;
  const moments = Map.groupBy(creatures, (creature) => momentNow(play.state, combat, creature));
  for (const who of moments.values()) {
    const [first] = who;
    if (first === undefined) continue;
    const { acting, phase } = placeNow(play.state, combat, first);
    play.happen({ type: 'PhaseHeld', creatures: who, acting, phase, ...(quiet ? { quiet } : {}) });
  }
}

function placeNow(state: GameState, combat: CombatRound, who: CreatureId): Pick<CombatRound, 'acting' | 'phase'> {
  const found = state.creatures[who];
  return found ? momentFor(state, combat, found) : combat;
}

const momentNow = (state: GameState, combat: CombatRound, who: CreatureId): string => {
  const { acting, phase } = placeNow(state, combat, who);
  return `${acting} ${phase}`;
};
