/** The referee looks at the weather: the wind of the day, and what it does to the ship (OSE-SEA-11 to OSE-SEA-15). */
export interface CheckWeather {
  readonly type: 'CheckWeather';
  /** In a gale a ship that is not seaworthy runs for the shore, when one is in sight. */
  readonly beach: boolean;
  /** The shore is clear. */
  readonly clearShore: boolean;
  /** A river carries the ship, or stems it (OSE-SEA-06). */
  readonly current: 'none' | 'down' | 'up';
}

/** The party goes aboard a ship of the ruleset's list. */
export interface Embark {
  readonly type: 'Embark';
  readonly vessel: string;
}

export interface Disembark {
  readonly type: 'Disembark';
  /** On land beside the water; 1 is the first. */
  readonly column: number;
  readonly row: number;
}

/** The leak is mended at a dock (OSE-SEA-13). */
export interface MendShip {
  readonly type: 'MendShip';
}

export type VoyageCommand = CheckWeather | Embark | Disembark | MendShip;
