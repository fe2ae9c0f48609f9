import type { UserId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, livingParty, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic } from '../../situation/sight/known.ts';

/** A living character of the party whom nobody plays. The players may not know of one. */
export const isFree = (state: GameState, creature: Creature): boolean =>
  creature.kind === 'character' &&
  creature.owner === null &&
  !isDead(creature) &&
  state.party.members.includes(creature.id);

/** Those whom a player may take: nobody whom the players do not know of. */
export const freeOnes = (state: GameState): readonly Creature[] =>
  partyOf(state).filter((creature) => isFree(state, creature) && isPublic(state, creature));

/** The living character of the party that somebody plays, the first of several; null for none. */
export const playedBy = (state: GameState, user: UserId): Creature | null =>
  livingParty(state).find((creature) => creature.kind === 'character' && creature.owner === user) ?? null;
