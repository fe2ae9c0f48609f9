import type { SideId } from '../../ids.ts';

/** Declarations are over; the sides, or the combatants, roll for their places in the round. Referee. */
export interface RollInitiative {
  readonly type: 'RollInitiative';
}

/** The referee says who acts first; the other sides follow in the order they stand in. */
export interface SetInitiative {
  readonly type: 'SetInitiative';
  readonly first: SideId;
}

export type InitiativeCommand = RollInitiative | SetInitiative;
