import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { foesOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { diceOf } from '../../../state/undead.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isHasted } from '../../situation/round/swift.ts';
import { hasSpentRound } from './spent.ts';

/** The undead that face a creature, those with the fewest hit dice first. */
export const undeadBefore = (state: GameState, cleric: Creature): readonly Creature[] =>
  foesOf(state, cleric.id)
    .filter((foe) => foe.undead && isCapable(foe))
    .toSorted((a, b) => diceOf(a) - diceOf(b));

export function spent(state: GameState, cleric: Creature): Refusal | null {
  const combat = state.encounter?.combat;
  const declared = combat?.declarations[cleric.id] ?? null;
  const hasted = isHasted(state, cleric.id);
  const free = declared?.action === 'spell' && (hasted || !boundBy(state, cleric.id));
  const { casting, round } = rulesOf(state).combatRound.cites;
  if (hasSpentRound(state, cleric))
    return byRule(round, 'already-tried', `${called(cleric)} has acted in this round already.`);
  return rulesOf(state).turning.leavesRoom(free ? null : declared)
    ? null
    : byRule(casting, 'already-tried', `${called(cleric)} has declared something else for this round.`);
}
