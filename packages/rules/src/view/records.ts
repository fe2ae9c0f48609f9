import type { AdventureRecord } from './records/adventure.ts';
import type {
  CampaignRecord,
  ClockRecord,
  DueRecord,
  OfferRecord,
  PartyRecord,
  PromptRecord,
  YouRecord,
} from './records/campaign.ts';
import type { OwnMonsterRecord, OwnTableRecord, OwnWareRecord } from './records/content.ts';
import type {
  CreatureRecord,
  DraftRecord,
  LightRecord,
  MindRecord,
  NotesRecord,
  SheetRecord,
} from './records/creatures.ts';
import type {
  DowntimeRecord,
  EngagementRecord,
  HiringRecord,
  LedgerRecord,
  PursuitRecord,
} from './records/downtime.ts';
import type { EncounterRecord } from './records/encounter.ts';
import type { HexRowRecord, JourneyRecord, LandRecord } from './records/land.ts';
import type {
  DoorRecord,
  FeatureRecord,
  MapNoteRecord,
  NoteRecord,
  RoomRecord,
  RowRecord,
  SceneRecord,
  ThingRecord,
  TrapRecord,
} from './records/scenes.ts';

export type * from './records/adventure.ts';
export type * from './records/campaign.ts';
export type * from './records/content.ts';
export type * from './records/creatures.ts';
export type * from './records/downtime.ts';
export type * from './records/encounter.ts';
export type * from './records/land.ts';
export type * from './records/scenes.ts';

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
  | RowRecord
  | DoorRecord
  | FeatureRecord
  | ThingRecord
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
  | OfferRecord
  | PromptRecord;
export type RecordOf<Type extends ViewRecord['type']> = Extract<ViewRecord, { readonly type: Type }>;

/** All that one seat is shown. */
export type View = ReadonlyMap<RecordKey, ViewRecord>;
