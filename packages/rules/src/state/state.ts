import type { Square } from '@lanthorn/geometry';
import type {
  AreaId,
  CheckId,
  CreatureId,
  LightId,
  MapNoteId,
  Role,
  RulesetChoice,
  SceneId,
  UserId,
} from '../core/index.ts';
import type { Adventure } from './adventure.ts';
import type { Ailment } from './ailment.ts';
import type { CampaignContent } from './content.ts';
import type { Ability, Condition, Creature } from './creature.ts';
import type { Downtime, Lessons, ResearchPlan, Study } from './downtime.ts';
import type { Draft } from './draft.ts';
import type { Encounter } from './encounter.ts';
import type { Hoards } from './hoard.ts';
import type { Journal } from './journal.ts';
import type { Journey, Lands } from './land.ts';
import type { LastMoves } from './last-moves.ts';
import type { LedgerEntry } from './ledger.ts';
import type { LightSource } from './light.ts';
import type { LyingThing } from './lying.ts';
import type { LastingMagic } from './magic.ts';
import type { RandomTables } from './random-table.ts';
import type { Engagement, Hiring } from './retainers.ts';
import type { Area, Scene } from './scene.ts';
import type { AwaitedSpell } from './spell-work.ts';

/** Raised when a stored snapshot could no longer be read as a `GameState`. */
export const STATE_SHAPE = 16;

/** The expedition: who marches, in what order, who speaks and who maps. */
export interface Party {
  readonly members: readonly CreatureId[];
  /** Ranks from the front. */
  readonly marchingOrder: readonly (readonly CreatureId[])[];
  /** What the order in force is called, and the standing orders for common situations. */
  readonly formation: string;
  readonly formations: Readonly<Record<string, readonly (readonly CreatureId[])[]>>;
  /** Copper that belongs to all. */
  readonly fund: number;
  readonly caller: UserId | null;
  readonly mapper: UserId | null;
  /** Active turns since the last turn of rest. */
  readonly turnsSinceRest: number;
  /** The party is resting in the running turn. */
  readonly resting: boolean;
  /** Turns of rest in a row, which become a night's sleep; absent for none. */
  readonly turnsOfRest?: number;
}

/** The hour after a night in camp in which spells are memorised. */
export interface MorningStudy {
  /** Turns of rest that are left of it. */
  readonly turns: number;
  /** Those who had used up a spell before that night. */
  readonly casters: readonly CreatureId[];
}

/** Monsters that a check brought up, and that wait for the referee: nothing begins by itself. */
export interface WaitingMonsters {
  readonly name: string;
  readonly creatures: readonly CreatureId[];
  /** Feet in a dungeon; null outdoors, where it is thrown once surprise is known. */
  readonly distance: number | null;
  /** Whom they come upon, where the party is split: those on this scene. */
  readonly scene?: SceneId;
}

/** One attempt that a rule allows once: who, at what, of which kind. */
export interface Attempt {
  readonly creature: CreatureId;
  readonly target: string;
  readonly kind:
    | 'listen'
    | 'secret-doors'
    | 'room-traps'
    | 'treasure-traps'
    | 'locks'
    | 'remove-trap'
    | 'passing'
    | 'lore';
}

/** An ability check that the referee has called for, and that has not been rolled. */
export interface CalledCheck {
  readonly id: CheckId;
  readonly creature: CreatureId;
  readonly ability: Ability;
  readonly modifier: number;
  readonly purpose: string;
  /** Only the referee sees how it goes. */
  readonly blind: boolean;
}

/** A remark on the party's own map. */
export interface MapNote {
  readonly id: MapNoteId;
  readonly scene: SceneId;
  readonly square: Square;
  readonly text: string;
}

/** Some of the party, who sneak together. */
export interface Sneaking {
  readonly creatures: readonly CreatureId[];
  /** Over a long way, and slower. */
  readonly far: boolean;
  readonly undetected: boolean;
}

/** A pocket was picked, and its owner will notice. */
export interface Theft {
  readonly thief: CreatureId;
  readonly victim: CreatureId;
  /** The turn at whose beginning the victim knows. */
  readonly turn: number;
}

/** Real time at the table. */
export interface Hours {
  /** The moment of the last count, in milliseconds; null after a pause. */
  readonly at: number | null;
  /** Seconds of play in this sitting. */
  readonly seconds: number;
  /** The referee has stopped the count. */
  readonly paused: boolean;
}

/** How much the table does by itself. The referee may switch each off. */
export interface Automation {
  readonly wandering: boolean;
  readonly lights: boolean;
  readonly traps: boolean;
  readonly doors: boolean;
  /** Phases of a round in which nobody can do anything pass. */
  readonly rounds: boolean;
}

/** Somebody who has a seat in the campaign. */
export interface Person {
  readonly name: string;
  readonly role: Role;
  /** Of their dice and pointer, as they chose it: degrees on the wheel of colours. */
  readonly hue?: number;
}

/** All that is true at the table: facts only. */
export interface GameState extends Lands {
  readonly name: string;
  readonly people: Readonly<Record<UserId, Person>>;
  readonly ruleset: RulesetChoice;
  /** Rounds of ten seconds since the campaign began; sixty to the turn. */
  readonly rounds: number;
  readonly creatures: Readonly<Record<CreatureId, Creature>>;
  readonly party: Party;
  /** Retainers who stay at home, and are not of the party until they are taken along; absent for nobody. */
  readonly stayingHome?: readonly CreatureId[];
  readonly scenes: Readonly<Record<SceneId, Scene>>;
  /** The scene on the board. */
  readonly scene: SceneId | null;
  /** Those who went to another scene than the one on the board, and play there; absent while the party is together. */
  readonly apart?: readonly CreatureId[];
  /** All of the party see what any of them sees, wherever they are; absent where each sees what is before the own. */
  readonly sharedView?: true;
  /** Of the state as it is from another scene: some have an encounter elsewhere, and no turn ends until it is over. Never kept. */
  readonly metElsewhere?: true;
  readonly lights: Readonly<Record<LightId, LightSource>>;
  readonly encounter: Encounter | null;
  readonly drawnUp: WaitingMonsters | null;
  /** A wandering monster check is due and has not been made. */
  readonly wanderingDue: boolean;
  /** The players who would have the running turn end; absent for nobody. */
  readonly turnProposals?: readonly UserId[];
  readonly attempts: readonly Attempt[];
  /** The turn that somebody spends, or last spent, on one thing alone, such as a search. */
  readonly busy: Readonly<Record<CreatureId, number>>;
  /** Turns of uninterrupted rest that somebody exhausted by running still needs. */
  readonly exhaustion: Readonly<Record<CreatureId, number>>;
  /** Subdual damage taken, apart from the real. */
  readonly subdual: Readonly<Record<CreatureId, number>>;
  /** What each person may still take back of their moves; absent while nobody may. */
  readonly lastMoves?: Readonly<Record<UserId, LastMoves>>;
  /** What was wrong with those out of the table's sight when they were last seen, where that has changed; absent where nothing has. */
  readonly lastSeen?: Readonly<Record<CreatureId, readonly Condition[]>>;
  /** Monsters that have come into the table's view, and were told of; absent for none. */
  readonly newcomersSeen?: readonly CreatureId[];
  /** What is wrong with somebody and takes its course; absent while nothing is with anybody. */
  readonly ailments?: Readonly<Record<CreatureId, readonly Ailment[]>>;
  /** Spells in memory, one entry for each casting. */
  readonly memorised: Readonly<Record<CreatureId, readonly string[]>>;
  /** Those who have used up a spell of their memory, and wait for the next night’s sleep; absent for nobody. */
  readonly castSinceSleep?: readonly CreatureId[];
  /** What is still to come, after a night in camp, before spells are memorised anew; absent for nothing. */
  readonly study?: MorningStudy;
  /** The day’s adventure has begun: a turn has passed, or the day’s course is set, since the last morning; absent before. */
  readonly dayBegun?: true;
  /** Days in a row that somebody has been without food and without water. */
  readonly hunger: Readonly<Record<CreatureId, { readonly food: number; readonly water: number }>>;
  /** Rounds that those who drown in plate still have to cut themselves free; absent for nobody. */
  readonly drowning?: Readonly<Record<CreatureId, number>>;
  readonly mapNotes: Readonly<Record<MapNoteId, MapNote>>;
  /** Areas that are laid over the maps; absent for none. */
  readonly areas?: Readonly<Record<AreaId, Area>>;
  /** Handouts and notes; absent for none. */
  readonly journal?: Journal;
  /** Treasure that nobody has taken; absent for none. */
  readonly hoards?: Hoards;
  /** Tables of the referee's own; absent for none. Only the referee knows. */
  readonly randomTables?: RandomTables;
  readonly calledChecks: readonly CalledCheck[];
  /** Those who sneak, and whether anyone has noticed, which only the referee knows; absent for nobody. */
  readonly sneaking?: Sneaking;
  /** Thefts that those robbed will notice, by the turn in which they do. Only the referee knows. */
  readonly thefts?: readonly Theft[];
  readonly automation: Automation;
  /** Minutes that spectators are shown the game late; absent for none. */
  readonly galleryDelay?: number;
  /** What counts for experience; absent while nothing has been done that does. */
  readonly adventure?: Adventure;
  /** Things that were thrown or let go of, and may be picked up; absent for none. */
  readonly lying?: readonly LyingThing[];
  /** Spells in force; absent for none. */
  readonly magic?: readonly LastingMagic[];
  /** Spells that were cast, and that the referee has not let take hold. */
  readonly awaited?: readonly AwaitedSpell[];
  /** How long the table has played, by the real clock; absent where nobody counts. */
  readonly hours?: Hours;
  readonly journey: Journey | null;
  /** The character that somebody is making. */
  readonly drafts: Readonly<Record<UserId, Draft>>;
  /** Where the campaign departs from the book's lists; absent while it does nowhere. */
  readonly content?: CampaignContent;
  readonly hiring: Hiring;
  /** Who serves whom, by the retainer. */
  readonly engagements: Readonly<Record<CreatureId, Engagement>>;
  /** What was paid, day by day. */
  readonly ledger: readonly LedgerEntry[];
  readonly downtime: Downtime | null;
  /** Spells being invented, by the inventor. */
  readonly research: Readonly<Record<CreatureId, ResearchPlan>>;
  readonly lessons: Readonly<Record<CreatureId, Lessons>>;
  readonly studies: Readonly<Record<CreatureId, Study>>;
  /** Spells of books that were lost. */
  readonly lostBooks: Readonly<Record<CreatureId, readonly string[]>>;
  /** Levels of the spells that were invented in this campaign, by name. */
  readonly inventions: Readonly<Record<string, number>>;
  /** Days of complete rest in a row, and the round at which the last of them ended. */
  readonly recovery: Readonly<Record<CreatureId, { readonly days: number; readonly until: number }>>;
}

export function newState(name: string, ruleset: RulesetChoice): GameState {
  return {
    name,
    people: {},
    ruleset,
    rounds: 0,
    creatures: {},
    party: {
      members: [],
      marchingOrder: [],
      formation: 'exploration',
      formations: {},
      fund: 0,
      caller: null,
      mapper: null,
      turnsSinceRest: 0,
      resting: false,
    },
    scenes: {},
    scene: null,
    lights: {},
    encounter: null,
    drawnUp: null,
    wanderingDue: false,
    attempts: [],
    busy: {},
    exhaustion: {},
    subdual: {},
    memorised: {},
    hunger: {},
    mapNotes: {},
    calledChecks: [],
    automation: { wandering: true, lights: true, traps: true, doors: true, rounds: true },
    land: null,
    journey: null,
    drafts: {},
    hiring: { applicants: [], illWill: 0, looked: null },
    engagements: {},
    ledger: [],
    downtime: null,
    research: {},
    lessons: {},
    studies: {},
    lostBooks: {},
    inventions: {},
    recovery: {},
  };
}
