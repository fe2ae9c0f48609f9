import type { GridKind, Point, Segment, Square } from '@lanthorn/geometry';
import type { DoorKind, ExitKind, FeatureKind, GridLines, Laid, Wall } from '../../state/scene.ts';

export interface SceneRecord {
  readonly type: 'scene';
  readonly id: string;
  readonly name: string;
  /** What players are told that it is called, where that is another name; null else. Referee only. */
  readonly toPlayers: string | null;
  /** Under which the referee keeps it; null for none. */
  readonly folder: string | null;
  readonly grid: GridKind;
  readonly gridLines: GridLines;
  readonly width: number;
  readonly height: number;
  readonly feetPerSquare: number;
  readonly ambient: 'dark' | 'lit';
  readonly image: Laid | null;
  /** It is the one that this page looks at. */
  readonly current: boolean;
}

/** Which scene lies on the board; null for none. */
export interface OnBoardRecord {
  readonly type: 'on-board';
  readonly scene: string | null;
  /** Of a split party the scenes that it plays on, and who is on each; empty while it is together. */
  readonly parts: readonly { readonly scene: string; readonly name: string; readonly who: readonly string[] }[];
}

/** What players would see of the scene that is looked at, if it lay on the board. Referee only. */
export interface FirstSightRecord {
  readonly type: 'first-sight';
  readonly scene: string;
  /** Squares that have been explored. */
  readonly explored: number;
  /** Those of the party who stand there, by name, and others who would be seen. */
  readonly party: readonly string[];
  readonly others: readonly string[];
  /** Where the party would come in; null while somebody of it stands there. */
  readonly wayIn: Square | null;
}

/** One row of squares of the scene on the board, as this seat knows it. */
export interface RowRecord {
  readonly type: 'row';
  readonly y: number;
  /** '1' where explored. For the referee: what the party has explored. */
  readonly explored: string;
  /** '1' where the party sees now. */
  readonly seen: string;
  /** '1' where one can stand, as far as known. */
  readonly floor: string;
  readonly walls: readonly Wall[];
}

export interface DoorRecord {
  readonly type: 'door';
  readonly id: string;
  readonly segment: Segment;
  readonly kind: DoorKind;
  readonly state: 'open' | 'closed';
  /** Null while this seat does not know. */
  readonly locked: boolean | null;
  readonly stuck: boolean | null;
  readonly spiked: boolean;
  /** A secret door not yet found; only ever true on the referee's board. */
  readonly secret: boolean;
  /** How the players last saw it, where it stands otherwise now: the referee's alone, null for all others. */
  readonly believed: 'open' | 'closed' | null;
  /** One of those whose doings one knows has put an ear to it. */
  readonly listened: boolean;
}

/** Something that was thrown or let go of, and lies about. */
/** A way out. Where it leads is the referee's to know. */
export interface ExitRecord {
  readonly type: 'exit';
  readonly id: string;
  readonly kind: ExitKind;
  readonly at: Square;
  /** The name of the scene where it leads; null for players, and while it leads nowhere. */
  readonly to: string | null;
  readonly hidden: boolean;
}

export interface FeatureRecord {
  readonly type: 'feature';
  readonly kind: FeatureKind;
  readonly x: number;
  readonly y: number;
  /** Of the set, or a picture; null where it is drawn by its kind. */
  readonly icon: string | null;
}

/** A light that is part of the map. Players are shown those whose place they see. */
export interface FixedLightRecord {
  readonly type: 'fixed-light';
  readonly at: Point;
  /** Feet. */
  readonly radius: number;
  /** `#rrggbb`; null for the colour of a flame. */
  readonly colour: string | null;
}

/** A room of the key. Players are shown those they have entered, in the words that are for them. */
export interface RoomRecord {
  readonly type: 'room';
  /** Its place in the key; null for everyone but the referee. */
  readonly key: string | null;
  readonly name: string;
  readonly at: Square;
  readonly text: string;
  /** The table that says who wanders by in it; absent for the map's, and for everyone but the referee. */
  readonly wanderers?: string;
}

/** A remark on a place of the map. Referee only. */
export interface NoteRecord {
  readonly type: 'note';
  readonly at: Point;
  readonly text: string;
}

export interface TrapRecord {
  readonly type: 'trap';
  readonly id: string;
  readonly name: string;
  readonly squares: readonly Square[];
  readonly found: boolean;
  readonly sprung: boolean;
  /** Referee only. */
  readonly text: string | null;
}

/** A remark on the party's own map of the scene on the board. */
export interface MapNoteRecord {
  readonly type: 'map-note';
  readonly id: string;
  readonly square: Square;
  readonly text: string;
}
