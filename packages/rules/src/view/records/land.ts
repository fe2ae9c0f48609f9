import type { Square } from '@lanthorn/geometry';
import type { Course, DayStep, HexFacts, LandFacts, Vessel } from '../../state/land.ts';

/** The hex map, and its scale. */
export interface LandRecord extends Pick<LandFacts, 'name' | 'layout' | 'width' | 'height' | 'milesPerHex'> {
  readonly type: 'land';
}

export interface HexRecord extends HexFacts {
  readonly x: number;
  /** Referee only. */
  readonly note: string | null;
  /** It stands on the players' map. */
  readonly charted: boolean;
}

/** The hexes of one row that this seat knows. */
export interface HexRowRecord {
  readonly type: 'hex-row';
  readonly y: number;
  readonly hexes: readonly HexRecord[];
}

/** The party on its way over the hex map. */
export interface JourneyRecord {
  readonly type: 'journey';
  /** Where the players think they are. */
  readonly believed: Square;
  /** Where they are. Referee only. */
  readonly at: Square | null;
  /** Days gone by. */
  readonly days: number;
  readonly restOwed: boolean;
  readonly vessel: Vessel | null;
  readonly day: {
    readonly step: DayStep;
    readonly course: Course;
    readonly wind: string | null;
    /** Where they really go. Referee only. */
    readonly heading: Course['heading'] | null;
    /** Days' worth of travel left. Referee only. */
    readonly left: number | null;
  } | null;
}
