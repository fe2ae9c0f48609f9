/** How far apart the sides are, by the dice. Referee. */
export interface RollDistance {
  readonly type: 'RollDistance';
}

/** How far apart the sides are, by the place or the referee's plan: feet in a dungeon, yards elsewhere. */
export interface SetDistance {
  readonly type: 'SetDistance';
  readonly distance: number;
}

export type DistanceCommand = RollDistance | SetDistance;
