import { byRule, type CreatureId, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Side } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether surprise costs a side the round that runs: the first, or the meeting before it. */
export function losesRound(state: GameState, side: Pick<Side, 'id'>): boolean {
  const { encounter } = state;
  if (!encounter || encounter.round > 1) return false;
  const sides = encounter.sides.map(({ id, surprised }) => ({ id, surprised: surprised === true }));
  return rulesOf(state).surprise.lost.sides(sides).includes(side.id);
}

/** The surprised stand still: a player is told so in person, the referee of whom it is asked. */
export function surprisedRefusal(state: GameState, creature: CreatureId): Refusal {
  const { owner = null, name = 'The character' } = state.creatures[creature] ?? {};
  const sentence =
    owner === null ? `${name} is surprised, and loses this round.` : 'You are surprised: you lose this round.';
  return byRule(rulesOf(state).surprise.lost.rule, 'out-of-turn', sentence);
}
