import type { CreatureId } from '../../ids.ts';
import type { Reaction } from './rule.ts';

/** How the monsters take the meeting, by the dice; again at the referee's wish (OSE-EVT-11). Referee. */
export interface RollReaction {
  readonly type: 'RollReaction';
  /** The one who does the talking; `nobody` when none or several do. */
  readonly speaker: CreatureId | 'nobody';
  /** What the referee adds for the circumstances. */
  readonly modifier: number;
}

/** How the monsters take it, as the circumstances settle it. Referee. */
export interface SetReaction {
  readonly type: 'SetReaction';
  readonly reaction: Reaction;
}

export type ReactionCommand = RollReaction | SetReaction;
