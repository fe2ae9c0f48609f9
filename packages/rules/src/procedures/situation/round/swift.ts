import type { CreatureId, Note } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { fullDeeds } from './deeds.ts';
import { isParrying } from './guard.ts';
import type { Mover } from './phase.ts';
import { isHastened, isMounted } from './stance.ts';

/** Somebody as the round sees them: what speeds them, where the rules make something of it. */
export function moverOf(state: GameState, { id, class: of }: Pick<Creature, 'id' | 'class'>): Mover {
  if (rulesOf(state).combatRound.swiftness.swift === null) return { class: of, hasted: false, mounted: false };
  return { class: of, hasted: isHastened(state, id), mounted: isMounted(state, id) };
}

/** How many times as far the hasted move, and as often they attack, where the book doubles both. */
export const timesAsFast = (state: GameState, creature: CreatureId): 1 | 2 =>
  rulesOf(state).combatRound.swiftness.hasteDoubles && isHastened(state, creature) ? 2 : 1;

export const isHasted = (state: GameState, creature: CreatureId): boolean => {
  const found = state.creatures[creature];
  return found !== undefined && moverOf(state, found).hasted;
};

/** Full actions that one who is hasted has left, beside attacks: a move, a spell and whatever else is done are one each, but a move that goes with the attack. A parry is all that is done in the round. */
export function actionsLeft(state: GameState, creature: Creature, attack?: 'melee' | 'missile'): number {
  const {
    swiftness: { swift },
    declaring: { mayActMoving },
  } = rulesOf(state).combatRound;
  const shared = attack && mayActMoving(attack, true, false, { ...moverOf(state, creature), hasted: false });
  const moves = creature.moved > 0 && !shared ? 1 : 0;
  return isParrying(state, creature.id) ? 0 : (swift?.actions ?? 1) - moves - fullDeeds(state, creature.id);
}

/** What is said of one who may go on moving after a shot, or shoot after a move; null for most. */
export const splitting = (state: GameState, creature: Creature): Note | null =>
  rulesOf(state).combatRound.swiftness.splits(moverOf(state, creature));

/** Whether somebody has shot, and may go on with the move. */
export const movesOn = (state: GameState, creature: Creature): boolean =>
  splitting(state, creature) !== null &&
  (state.encounter?.combat?.blows.some((blow) => blow.creature === creature.id && blow.kind === 'missile') ?? false);
