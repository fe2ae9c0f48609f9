import type { UserId } from '../../ids.ts';
import type { Creature } from '../../state/creature.ts';
import { isDead, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';

/** A living character of the party whom nobody plays. */
export const isFree = (state: GameState, creature: Creature): boolean =>
  creature.kind === 'character' &&
  creature.owner === null &&
  !isDead(creature) &&
  state.party.members.includes(creature.id);

export const freeOnes = (state: GameState): readonly Creature[] =>
  partyOf(state).filter((creature) => isFree(state, creature));

/** The living character of the party that somebody plays, the first of several; null for none. */
export const playedBy = (state: GameState, user: UserId): Creature | null =>
  partyOf(state).find((creature) => creature.kind === 'character' && creature.owner === user && !isDead(creature)) ??
  null;
