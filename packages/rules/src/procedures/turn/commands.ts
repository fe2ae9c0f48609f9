/** The running turn is over (ten minutes): lights burn, rest falls due, wandering monsters may come. A party command. */
export interface EndTurn {
  readonly type: 'EndTurn';
  /** The party spends the turn resting. */
  readonly resting: boolean;
}

export type TurnCommand = EndTurn;
