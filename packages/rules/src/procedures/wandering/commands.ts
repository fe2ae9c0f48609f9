/** The referee makes a wandering monster check, due or not. */
export interface CheckWandering {
  readonly type: 'CheckWandering';
  /** In six, before the circumstances. */
  readonly chance: number;
  /** Much noise, or bright light in the dark (OSE-HAZ-13). */
  readonly noiseOrLight: boolean;
  /** The party keeps quiet in an out-of-the-way spot (OSE-HAZ-13). */
  readonly hidden: boolean;
}

/** The referee lets the check that is due go by. */
export interface WaiveCheck {
  readonly type: 'WaiveCheck';
}

/** The referee sends the monsters that were drawn up away again. */
export interface DismissDrawnUp {
  readonly type: 'DismissDrawnUp';
}

/** Something that draws monsters was done: one check more, of its own chance (GOR-WAN-03). Referee. */
export interface CheckNoise {
  readonly type: 'CheckNoise';
  /** In six. */
  readonly chance: number;
}

export type WanderingCommand = CheckNoise | CheckWandering | WaiveCheck | DismissDrawnUp;
