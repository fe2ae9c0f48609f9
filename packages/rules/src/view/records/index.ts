import type { AdventureRecord } from './adventure.ts';
import type {
  CampaignRecord,
  ClockRecord,
  DueRecord,
  OfferRecord,
  PartyRecord,
  PromptRecord,
  YouRecord,
} from './campaign.ts';
import type { OwnMonsterRecord, OwnTableRecord, OwnWareRecord } from './content.ts';
import type { CreatureRecord, DraftRecord, LightRecord, MindRecord, NotesRecord, SheetRecord } from './creatures.ts';
import type { DowntimeRecord, EngagementRecord, HiringRecord, LedgerRecord, PursuitRecord } from './downtime.ts';
import type { EncounterRecord } from './encounter.ts';
import type { PageRecord } from './journal.ts';
import type { HexRowRecord, JourneyRecord, LandRecord } from './land.ts';
import type { RandomTableRecord } from './random-tables.ts';
import type {
  AreaRecord,
  DoorRecord,
  ExitRecord,
  FeatureRecord,
  FirstSightRecord,
  HoardRecord,
  MapNoteRecord,
  NoteRecord,
  OnBoardRecord,
  RoomRecord,
  RowRecord,
  SceneRecord,
  ThingRecord,
  TrapRecord,
} from './scenes.ts';
import type { StoreRecord } from './stores.ts';

export type * from './adventure.ts';
export type * from './campaign.ts';
export type * from './content.ts';
export type * from './creatures.ts';
export type * from './downtime.ts';
export type * from './encounter.ts';
export type * from './journal.ts';
export type * from './land.ts';
export type * from './random-tables.ts';
export type * from './scenes.ts';
export type * from './stores.ts';

/** What a record is called: `clock`, `creature:<id>`, `walls:<row>`. */
export type RecordKey = string;

export type ViewRecord =
  | CampaignRecord
  | YouRecord
  | ClockRecord
  | PartyRecord
  | CreatureRecord
  | SheetRecord
  | NotesRecord
  | MindRecord
  | LightRecord
  | SceneRecord
  | OnBoardRecord
  | FirstSightRecord
  | RowRecord
  | DoorRecord
  | ExitRecord
  | FeatureRecord
  | ThingRecord
  | HoardRecord
  | RoomRecord
  | NoteRecord
  | TrapRecord
  | MapNoteRecord
  | AreaRecord
  | LandRecord
  | PageRecord
  | HexRowRecord
  | JourneyRecord
  | EncounterRecord
  | OwnMonsterRecord
  | OwnTableRecord
  | OwnWareRecord
  | RandomTableRecord
  | AdventureRecord
  | StoreRecord
  | DueRecord
  | DraftRecord
  | HiringRecord
  | EngagementRecord
  | DowntimeRecord
  | PursuitRecord
  | LedgerRecord
  | OfferRecord
  | PromptRecord;
export type RecordOf<Type extends ViewRecord['type']> = Extract<ViewRecord, { readonly type: Type }>;

/** All that one seat is shown. */
export type View = ReadonlyMap<RecordKey, ViewRecord>;
