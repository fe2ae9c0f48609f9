import {
  type AreaKind,
  type Barrier,
  type GridKind,
  midpointOf,
  type Point,
  type Segment,
  type Square,
  type SquareRows,
} from '@lanthorn/geometry';
import {
  type AreaId,
  type DoorId,
  type ExitId,
  once,
  type RandomTableId,
  type SceneId,
  type TrapId,
  type UserId,
} from '../core/index.ts';
import type { Save } from './creature.ts';

/** Squares a side; a larger map is refused. */
export const MOST_SQUARES = 500;

export const DOOR_KINDS = ['door', 'double', 'archway', 'portcullis', 'secret', 'barred', 'window'] as const;
export type DoorKind = (typeof DOOR_KINDS)[number];

export const FEATURE_KINDS = [
  'column',
  'water',
  'stairs-up',
  'stairs-down',
  'entrance',
  'statue',
  'altar',
  'pit',
  'chest',
  'well',
  'throne',
  'rubble',
  'rough',
] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** What a one-way wall lets through from its open side: eyes, light and missiles; whoever walks; or both. */
export const PASSES = ['both', 'sight', 'steps'] as const;
export type Passes = (typeof PASSES)[number];

/** A straight wall. */
export interface Wall extends Segment {
  /** What passes from its left, as one goes from its first end to its second; absent where nothing does, from either side. */
  readonly passes?: Passes;
}

/** A door as a map file tells of it. */
export interface DoorFacts {
  /** Where it stands, in squares. */
  readonly segment: Segment;
  readonly kind: DoorKind;
  readonly state: 'open' | 'closed';
  readonly locked: boolean;
  readonly stuck: boolean;
}

export interface FixedLight {
  readonly at: Point;
  readonly radiusFeet: number;
  /** `#rrggbb`, or null for the colour of a flame. */
  readonly colour: string | null;
}

/** A keyed room. Its text is for the referee alone. */
export interface RoomFacts {
  readonly key: string;
  readonly name: string;
  readonly at: Square;
  readonly squares: readonly Square[];
  readonly text: string;
  /** What players are told once one of the party sets foot in it; without it they are told nothing of the key. */
  readonly toPlayers?: { readonly name: string; readonly text: string };
  /** The table of the campaign's own that says who wanders by in it; absent for the map's. */
  readonly wanderers?: RandomTableId;
}

/** What befalls those who fail to save against a trap; `half`: its damage in full, of which whoever saves takes half. */
export const TRAP_OUTCOMES = ['half', 'dead', 'paralysed', 'asleep', 'blind', 'held', 'petrified', 'slowed'] as const;

/** What becomes of those who fail to save, in words. */
export const FAILING_IN_WORDS: Readonly<Record<TrapSave['otherwise'], string>> = {
  half: 'take it all, others half',
  dead: 'die',
  paralysed: 'are paralysed',
  asleep: 'fall asleep',
  blind: 'are blinded',
  held: 'are held',
  petrified: 'turn to stone',
  slowed: 'move at half speed',
};

/** What those save against whom a trap catches. */
export interface TrapSave {
  readonly against: Save;
  readonly otherwise: (typeof TRAP_OUTCOMES)[number];
  /** Turns that it lasts, or that a poison takes to kill, as dice; absent for no end, and at once. */
  readonly turns?: string;
}

/** Turns as they are written: `3`, `d6`, `2d4+1`. */
/** Damage that can be thrown: dice or a number, and after them whatever else is the referee's. */
export const THROWN_DAMAGE = /^\s*(\d*d\d+|\d)/i;
export const TURNS_IN_DICE = /^(\d{1,3}|\d{0,2}d\d{1,3}(\+\d{1,3})?)$/;

/** A trap of a room: it lies on squares, or guards the treasure that lies there. */
export interface TrapFacts {
  readonly name: string;
  readonly squares: readonly Square[];
  readonly guards: 'room' | 'treasure';
  /** Damage in dice notation, such as `1d6`; null when it does none. */
  readonly damage: string | null;
  /** Absent where nothing is saved against. */
  readonly save?: TrapSave;
  readonly text: string;
}

export interface Feature {
  readonly kind: FeatureKind;
  readonly at: Point;
  /** An icon of the set, or `picture:` and the id of a picture of the campaign; absent where it is drawn by its kind. */
  readonly icon?: string;
}

/** How the squares of a map lie over its picture. */
export interface Laid {
  /** The side of a square in pixels of the picture; fractions are fine. */
  readonly pixelsPerSquare: number;
  /** Where the corner of the first square lies, in pixels of the picture; negative outside it. Absent for its own corner. */
  readonly corner?: Point;
}

/**
 * A map as its file or its author describes it: facts the rules use, not a picture. Coordinates are in squares: of hexes, in
 * the distance between the middles of neighbours.
 */
export interface SceneFacts {
  readonly name: string;
  /** Columns of places, and rows. */
  readonly width: number;
  readonly height: number;
  /** From the middle of a place to that of the next. */
  readonly feetPerSquare: number;
  /** Its places are squares, or hexes; all that speaks of squares means these. */
  readonly grid: GridKind;
  /** The squares one can stand on; null when that is everywhere inside the bounds. */
  readonly floor: SquareRows | null;
  readonly walls: readonly Wall[];
  readonly doors: readonly DoorFacts[];
  readonly lights: readonly FixedLight[];
  readonly rooms: readonly RoomFacts[];
  readonly traps: readonly TrapFacts[];
  /** Remarks for the referee, each at a point of the map. */
  readonly notes: readonly { readonly at: Point; readonly text: string }[];
  readonly features: readonly Feature[];
  readonly ambient: 'dark' | 'lit';
  readonly image: (Laid & { readonly asset: string }) | null;
}

/** How a map becomes known: by what the party sees, by the referee's hand alone, or all of it at once. */
export const FOGS = ['automatic', 'by-hand', 'none'] as const;
export type Fog = (typeof FOGS)[number];

/**
 * How the grid of a map is shown: its lines are drawn; they are not, since the picture has its own, or shall have none;
 * or nobody is to think of it: squares stay the measure beneath, which the rules count by, but what is drawn and measured
 * keeps to no square, and lengths are told in bands.
 */
export const GRID_LINES = ['drawn', 'hidden', 'none'] as const;
export type GridLines = (typeof GRID_LINES)[number];

/** What the ways of showing a grid are called where one is chosen. */
export const GRID_LINES_NAMES: Readonly<Record<GridLines, string>> = {
  drawn: 'Lines are drawn',
  hidden: 'No lines: the picture has its own',
  none: 'No grid: distances in bands',
};

/** What those of some folk know of a place when they see it. */
export interface Lore {
  readonly square: Square;
  /** What sort of knowledge it is, as the book names it. */
  readonly topic: string;
  readonly text: string;
}

/** What one sees of a door; what keeps it shut is learnt by trying. */
export type DoorLook = Pick<Door, 'state' | 'spiked'>;

/** A door in play. */
export interface Door extends DoorFacts {
  readonly id: DoorId;
  /** A secret door that the players have found. Other kinds are known when their square is seen. */
  readonly found: boolean;
  /** A spike or wedge keeps it as it is. */
  readonly spiked: boolean;
  /** What the players' own found it to be who tried it, whatever it is now; absent until then. */
  readonly tried?: 'locked' | 'stuck' | 'unlocked';
  /** How the players last saw it, where it stands otherwise now; absent while they are right. */
  readonly lastSeen?: DoorLook;
  /** Failed attempts at forcing it. */
  readonly failedForcings: number;
}

export interface Trap extends TrapFacts {
  readonly id: TrapId;
  readonly found: boolean;
  readonly sprung: boolean;
  /** Whether the players take it to have sprung, where it has changed out of their sight; absent where they are right. */
  readonly believed?: boolean;
}

export const EXIT_KINDS = [
  'stairs-down',
  'stairs-up',
  'ladder-down',
  'ladder-up',
  'trapdoor',
  'door',
  'passage',
] as const;
export type ExitKind = (typeof EXIT_KINDS)[number];

/** A way out of a scene. */
export interface Exit {
  readonly id: ExitId;
  readonly kind: ExitKind;
  readonly at: Square;
  /** Where whoever takes it arrives; null while the referee has not said. Players are not told: it is then nowhere. */
  readonly to: { readonly scene: SceneId; readonly square: Square } | null;
  /** The referee keeps it from the players, though they see where it lies. */
  readonly hidden: boolean;
}

/** An area that somebody has laid over a map: what a spell, a breath or a blast would reach. */
export interface Area {
  readonly id: AreaId;
  readonly scene: SceneId;
  readonly kind: AreaKind;
  /** In squares: the middle of a circle or a square, where a cone or a line begins. */
  readonly at: Point;
  /** The radius of a circle, the side of a square, how far a cone or a line goes. @most 1_000 */
  readonly feet: number;
  /** Of a cone at its far end, of a line all along; in feet. @most 1_000 */
  readonly width: number;
  /** Where a cone or a line goes: clockwise from the right. */
  readonly degrees: number;
  /** Feet above the floor of where it is or begins, below it less than nothing; absent on the floor. @most 1_000 */
  readonly height?: number;
  readonly by: UserId;
  /** All see it; else the referee alone. */
  readonly open: boolean;
}

/** A map in play. */
export interface Scene extends Omit<SceneFacts, 'doors' | 'traps'> {
  readonly id: SceneId;
  /** What players are told that it is called; absent where that is its name. */
  readonly toPlayers?: string;
  /** Under which the referee keeps it; absent for none. */
  readonly folder?: string;
  readonly doors: Readonly<Record<DoorId, Door>>;
  readonly traps: Readonly<Record<TrapId, Trap>>;
  /** Ways out; absent for none. */
  readonly exits?: Readonly<Record<ExitId, Exit>>;
  /** How it becomes known; absent where that is automatic. */
  readonly fog?: Exclude<Fog, 'automatic'>;
  /** How its grid is shown; absent where its lines are drawn. */
  readonly gridLines?: Exclude<GridLines, 'drawn'>;
  /** The squares the party has seen at any time. */
  readonly explored: SquareRows;
  /** The squares that members of the party have walked on: what they know well enough to hurry there. */
  readonly walked: SquareRows;
  /** Squares on which somebody of the party was set down where nobody had walked: they have been there, and know no way. */
  readonly setDown?: readonly Square[];
  /** Remarks for those who know such things; absent for none. */
  readonly lore?: readonly Lore[];
  /** Dungeon level, which chooses the encounter table; 1 when nothing else is said. */
  readonly level: number;
  /** The table of the campaign's own that says who wanders by; absent for the level's. */
  readonly wanderers?: RandomTableId;
}

/** The same scene in lists of its own: what is worked out once for a list goes by the size of the map. */
export const withOwnLists = (scene: Scene): Scene => ({
  ...scene,
  walls: [...scene.walls],
  lights: [...scene.lights],
  features: [...scene.features],
  doors: { ...scene.doors },
});

/** What a kind of grid is called where one is chosen. */
export const GRID_NAMES: Readonly<Record<GridKind, string>> = {
  square: 'Squares',
  pointy: 'Hexes, points up',
  flat: 'Hexes, flats up',
};

/** How a picture is lit of which nobody has said it: squares are mostly below ground, hexes land under the sky. */
export const lightBy = (grid: GridKind): SceneFacts['ambient'] => (grid === 'square' ? 'dark' : 'lit');

/** What the places of a grid are called: `squares` or `hexes`. */
export const placesOf = (grid: GridKind): 'squares' | 'hexes' => (grid === 'square' ? 'squares' : 'hexes');

/** The same of one of them. */
export const placeOf = (grid: GridKind): 'square' | 'hex' => (grid === 'square' ? 'square' : 'hex');

/** What players are told that a scene is called. */
export const playersNameOf = (scene: Scene | undefined): string | undefined => scene && (scene.toPlayers ?? scene.name);

/** A wall that lets something through from its left, as one goes from its first end to its second. */
export const isOneWay = ({ passes }: Wall): boolean => passes !== undefined;

/** The one-way walls among some; looked for once in each list. */
export const oneWayOf = once((walls: Scene['walls']): readonly Wall[] => walls.filter(isOneWay));

/** The point so far off the middle of a wall on its left, which is the open side of a one-way wall; in squares. */
export function leftOf(wall: Segment, far: number): Point {
  const { a, b } = wall;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const { x, y } = midpointOf(wall);
  return { x: x + ((b.y - a.y) / length) * far, y: y - ((b.x - a.x) / length) * far };
}

/** What walls are in the way of: eyes, light and missiles, or whoever walks. */
type Passing = 'sight' | 'steps';
const barring = (of: Passing) =>
  once((walls: Scene['walls']): readonly Barrier[] =>
    walls.map(({ a, b, passes }) => (passes === of || passes === 'both' ? { a, b, oneWay: true } : { a, b })),
  );
const bars = { sight: barring('sight'), steps: barring('steps') } as const;

/** Walls as they stand in the way; the same list where all of them do so from both sides. */
export const inTheWay = (walls: Scene['walls'], of: Passing): readonly Barrier[] =>
  oneWayOf(walls).length === 0 ? walls : bars[of](walls);
