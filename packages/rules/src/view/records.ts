import type { Point, Segment, Square } from '@lanthorn/geometry';
import type { Monster } from '../content/monster.ts';
import type { Ware } from '../content/ware.ts';
import type { Offer } from '../offer.ts';
import type { Part } from '../procedures/advancement/rule.ts';
import type { RulesetChoice } from '../ruleset.ts';
import type { Modifier, Note, RuleId } from '../ruling.ts';
import type { Role } from '../seat.ts';
import type { EncounterTableKey } from '../state/content.ts';
import type { Ability, Condition, Creature, Purse } from '../state/creature.ts';
import type { Downtime, Lessons, Pastime, ResearchPlan, Study } from '../state/downtime.ts';
import type { Draft } from '../state/draft.ts';
import type { CombatRound, EncounterMode, EncounterStep } from '../state/encounter.ts';
import type { Course, DayStep, HexFacts, LandFacts, Vessel } from '../state/land.ts';
import type { LedgerEntry } from '../state/ledger.ts';
import type { Applicants, Engagement } from '../state/retainers.ts';
import type { DoorKind, FeatureKind } from '../state/scene.ts';
import type { Automation } from '../state/state.ts';

/** What a record is called: `clock`, `creature:<id>`, `walls:<row>`. */
export type RecordKey = string;

export interface CampaignRecord {
  readonly type: 'campaign';
  readonly name: string;
  readonly ruleset: RulesetChoice;
  readonly people: readonly { readonly user: string; readonly name: string; readonly role: Role }[];
}

/** Whose view this is. */
export interface YouRecord {
  readonly type: 'you';
  readonly role: Role;
  readonly user: string;
}

export interface ClockRecord {
  readonly type: 'clock';
  /** Rounds of ten seconds since the campaign began. */
  readonly rounds: number;
  readonly turn: number;
  readonly resting: boolean;
  readonly turnsSinceRest: number;
  /** Active turns in a row after which a turn of rest is due; null where none tire. */
  readonly restAfter: number | null;
  /** How rounds and turns are reckoned, and by which rule. */
  readonly reckoning: { readonly rule: string; readonly text: string };
  /** Fatigued for want of rest: −1 to attack and damage. */
  readonly restDue: boolean;
}

export interface PartyRecord {
  readonly type: 'party';
  readonly members: readonly string[];
  readonly marchingOrder: readonly (readonly string[])[];
  readonly caller: string | null;
  readonly mapper: string | null;
  /** What the order in force is called. */
  readonly formation: string;
  /** The names of the orders it keeps. */
  readonly formations: readonly string[];
  /** Copper that belongs to all. */
  readonly fund: number;
  /** What the book advises on size, classes and levels; it stops nobody. */
  readonly advice: readonly { readonly rule: string; readonly text: string }[];
  /** The slowest member's rate, feet a turn. */
  readonly movement: number;
}

/** The facts on a sheet: what a creature is, not where it stands or has walked. */
export type SheetFacts = Omit<Creature, 'notes' | 'at' | 'hidden' | 'moved'>;

export interface CreatureRecord {
  readonly type: 'creature';
  readonly id: string;
  readonly kind: Creature['kind'];
  readonly name: string;
  readonly icon: string | null;
  readonly at: Square | null;
  readonly conditions: readonly Condition[];
  /** This seat may give it orders. */
  readonly yours: boolean;
  /** The players do not know of it; only ever true on the referee's board. */
  readonly hidden: boolean;
  /** Feet it may still move in this turn or round; null when this seat may not know. */
  readonly movementLeft: number | null;
}

/** The sheet of a creature, shown to the referee, the owner and, of a character, the rest of the table. */
export interface SheetRecord {
  readonly type: 'sheet';
  readonly id: string;
  readonly facts: SheetFacts;
  /** What the rules in force derive from the facts, each with its reason. */
  readonly derived: readonly Derived[];
  /** The way to the next level; null for those who have no levels. */
  readonly rising: Rising | null;
}

/** How far somebody is on the way to the next level. Experience points. */
export interface Rising {
  /** What the present level took. */
  readonly from: number;
  /** What the next one takes; null after the last. */
  readonly next: number | null;
  /** More or less for the prime requisite, in percent; null where the rules know none. */
  readonly percent: number | null;
  readonly rule: RuleId;
  /** The next level is earned. */
  readonly due: boolean;
}

/** Remarks on a creature: the owner's and the referee's alone. */
export interface NotesRecord {
  readonly type: 'notes';
  readonly id: string;
  readonly notes: string;
}

/** A figure on the sheet, the rule it comes from, and what was added up. */
export interface Derived {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly why: string;
  /** What was added up, the first part first; absent where nothing was. */
  readonly parts?: readonly Modifier[];
}

export interface LightRecord {
  readonly type: 'light';
  readonly id: string;
  readonly kind: string;
  readonly carriedBy: string | null;
  readonly at: Square | null;
  /** Feet. */
  readonly radius: number;
  /** Null when this seat may not know. */
  readonly turnsLeft: number | null;
  /** How well it lights what is within, where the book tells bright from dim. */
  readonly shines: { readonly value: 'bright' | 'dim'; readonly rule: string } | null;
}

export interface SceneRecord {
  readonly type: 'scene';
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly feetPerSquare: number;
  readonly ambient: 'dark' | 'lit';
  readonly image: { readonly pixelsPerSquare: number } | null;
  readonly current: boolean;
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
  readonly walls: readonly Segment[];
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
}

export interface FeatureRecord {
  readonly type: 'feature';
  readonly kind: FeatureKind;
  readonly x: number;
  readonly y: number;
}

/** Referee only. */
export interface RoomRecord {
  readonly type: 'room';
  readonly key: string;
  readonly name: string;
  readonly at: Square;
  readonly text: string;
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

export interface SideRecord {
  readonly id: string;
  readonly name: string;
  readonly kind: 'party' | 'monsters';
  readonly members: readonly string[];
  readonly surprised: boolean | null;
  readonly initiative: number | null;
  /** Referee only. */
  readonly aware: boolean | null;
  /** Referee only. */
  readonly moraleDue: boolean | null;
}

export interface EncounterRecord {
  readonly type: 'encounter';
  readonly step: EncounterStep;
  readonly mode: EncounterMode;
  readonly round: number;
  readonly sides: readonly SideRecord[];
  readonly distance: number | null;
  readonly unit: 'feet' | 'yards';
  /** Referee only. */
  readonly reaction: string | null;
  readonly combat: Pick<CombatRound, 'stage' | 'order' | 'slowFrom' | 'acting' | 'phase'> | null;
  /** Who has acted this round, of those this seat knows. */
  readonly acted: readonly string[];
  /** A chase that is run round by round: who flees, feet between the two, rounds run; null while there is none. */
  readonly chase: { readonly fleeing: string; readonly gap: number; readonly rounds: number } | null;
}

/** A remark on the party's own map of the scene on the board. */
export interface MapNoteRecord {
  readonly type: 'map-note';
  readonly id: string;
  readonly square: Square;
  readonly text: string;
}

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

/** What the campaign's bestiary has otherwise than the book; null for one that is struck out. Referee only. */
export interface OwnMonsterRecord {
  readonly type: 'own-monster';
  readonly key: string;
  readonly monster: Monster | null;
}

/** An encounter table that the campaign has otherwise than the book. Referee only. */
export interface OwnTableRecord {
  readonly type: 'own-table';
  readonly table: EncounterTableKey;
  readonly monsters: readonly string[];
}

/** What the campaign's price list has otherwise than the book; null for what is not for sale. */
export interface OwnWareRecord {
  readonly type: 'own-ware';
  readonly name: string;
  readonly ware: Ware | null;
}

/** What the party has found, and what it has done since experience was given last. */
export interface AdventureRecord {
  readonly type: 'adventure';
  /** What is everybody's: coins, and valuables in gold pieces; `rule` says how it is shared. */
  readonly pool: { readonly coins: Purse; readonly valuables: number; readonly rule: RuleId };
  readonly things: readonly {
    readonly id: string;
    readonly name: string;
    /** What it is, and the experience it will bring. Referee only. */
    readonly worth: string | null;
  }[];
  /** Who chooses among them, in turn. */
  readonly turns: readonly string[];
  /**
   * Rooms and hexes entered for the first time, and what more that makes of what is earned; null where the rules do not
   * ask. Referee only: what is a room stands in the key, and the party may have lost its way.
   */
  readonly places: { readonly entered: number; readonly percent: number; readonly rule: RuleId } | null;
  /** Referee only. */
  readonly overcome: readonly { readonly name: string; readonly count: number; readonly points: number }[] | null;
  /** Referee only. */
  readonly award: AwardPreview | null;
}

/** What an award would bring each, and why; nothing has happened yet. */
export interface AwardPreview {
  readonly parts: readonly Part[];
  readonly shares: readonly {
    readonly creature: string;
    readonly name: string;
    /** Points more, and experience then. */
    readonly gained: number;
    readonly experience: number;
    /** The level that this is enough for. */
    readonly level: number;
    readonly notes: readonly Note[];
  }[];
  /** What the pool gives each, in copper, and what is left for the fund. */
  readonly coins: {
    readonly each: Readonly<Record<string, number>>;
    readonly left: number;
    readonly rule: RuleId;
  } | null;
}

/** What is due, for the desk. Referee only. */
export interface DueRecord {
  readonly type: 'due';
  readonly items: readonly {
    readonly kind: 'rest' | 'light' | 'wandering' | 'morale' | 'drawn-up' | 'rounds' | 'level';
    readonly text: string;
  }[];
  /** Turns until the next check for wandering monsters; null where turns do not bring them. */
  readonly wanderingIn: number | null;
  readonly automation: Automation;
}

export interface OfferRecord {
  readonly type: 'offer';
  /** Offers are shown in the order the procedures give them: by this, with gaps. */
  readonly order: number;
  readonly offer: Offer;
}

/** A character being made: shown to whoever makes it, and to the referee. */
export interface DraftRecord {
  readonly type: 'draft';
  readonly user: string;
  readonly draft: Draft;
  /** Of the chosen class. */
  readonly hitDie: string | null;
  /** All classes of the rules in force, and which scores are too low for each, as `CON 9`. */
  readonly classes: readonly {
    readonly name: string;
    readonly rule: RuleId;
    readonly hitDie: string;
    readonly prime: readonly Ability[];
    readonly short: readonly string[];
  }[];
}

/** Who would take service. */
export interface HiringRecord {
  readonly type: 'hiring';
  readonly applicants: readonly Applicants[];
  /** Referee only. */
  readonly illWill: number | null;
}

/** Somebody in service, and the terms. */
export interface EngagementRecord extends Pick<Engagement, 'wage' | 'share' | 'experience'> {
  readonly type: 'engagement';
  readonly creature: string;
  readonly employer: string;
  readonly kind: string;
  /** Periods of wages that are due. */
  readonly due: number;
  /** Referee only. */
  readonly loyalty: number | null;
  /** How the book reads the score. Referee only. */
  readonly standing: string | null;
}

/** The days between two adventures. */
export interface DowntimeRecord extends Omit<Downtime, 'pastimes' | 'made'> {
  readonly type: 'downtime';
  /** How each spends them, in words that follow the name. */
  readonly pastimes: readonly { readonly creature: string; readonly kind: Pastime['kind']; readonly text: string }[];
}

/** What somebody invents or is taught: for the own player, and the referee. */
export interface PursuitRecord {
  readonly type: 'pursuit';
  readonly creature: string;
  readonly plan: ResearchPlan | null;
  /** Percent, and the weeks until the next check; null before the level is set. */
  readonly chance: number | null;
  readonly weeks: number | null;
  readonly lessons: Lessons | null;
  readonly study: Study | null;
}

/** A payment, or a debt; by `order`, from 0. */
export interface LedgerRecord extends Omit<LedgerEntry, 'open' | 'who'> {
  readonly type: 'ledger';
  readonly order: number;
  readonly who: string;
}

export type ViewRecord =
  | CampaignRecord
  | YouRecord
  | ClockRecord
  | PartyRecord
  | CreatureRecord
  | SheetRecord
  | NotesRecord
  | LightRecord
  | SceneRecord
  | RowRecord
  | DoorRecord
  | FeatureRecord
  | RoomRecord
  | NoteRecord
  | TrapRecord
  | MapNoteRecord
  | LandRecord
  | HexRowRecord
  | JourneyRecord
  | EncounterRecord
  | OwnMonsterRecord
  | OwnTableRecord
  | OwnWareRecord
  | AdventureRecord
  | DueRecord
  | DraftRecord
  | HiringRecord
  | EngagementRecord
  | DowntimeRecord
  | PursuitRecord
  | LedgerRecord
  | OfferRecord;
export type RecordOf<Type extends ViewRecord['type']> = Extract<ViewRecord, { readonly type: Type }>;

/** All that one seat is shown. */
export type View = ReadonlyMap<RecordKey, ViewRecord>;
