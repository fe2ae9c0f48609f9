/** The running turn is over (ten minutes): lights burn, rest falls due, wandering monsters may come. A party command. */
export interface EndTurn {
  readonly type: 'EndTurn';
  /** The party spends the turn resting. */
  readonly resting: boolean;
}

/** A player would have the turn end, which the caller or the referee does; or no longer. */
export interface ProposeEndTurn {
  readonly type: 'ProposeEndTurn';
  readonly withdrawn: boolean;
}

export type TurnCommand = EndTurn | ProposeEndTurn;
