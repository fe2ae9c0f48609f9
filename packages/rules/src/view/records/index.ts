import type { RecordKey, RecordShown } from '../../play/index.ts';
import type { AdventureRecord } from './adventure.ts';
import type { CampaignRecord, DueRecord, OfferRecord, PartyRecord, PromptRecord, YouRecord } from './campaign.ts';
import type { CreatureRecord, MindRecord, NotesRecord, SheetRecord } from './creatures.ts';
import type { EncounterRecord } from './encounter.ts';
import type {
  DoorRecord,
  ExitRecord,
  FeatureRecord,
  FirstSightRecord,
  FixedLightRecord,
  MapNoteRecord,
  NoteRecord,
  OnBoardRecord,
  RoomRecord,
  RowRecord,
  SceneRecord,
  TrapRecord,
} from './scenes.ts';
import type { StoreRecord } from './stores.ts';

export type { RecordKey } from '../../play/index.ts';
export type { LightRecord } from '../../procedures/dungeon/light/shown.ts';
export type { PartyMapRecord } from '../../procedures/dungeon/mapping/shown.ts';
export type { ThingRecord } from '../../procedures/dungeon/picking-up/shown.ts';
export type { DraftRecord } from '../../procedures/making/character-making/shown.ts';
export type { HoardRecord } from '../../procedures/party/hoards/shown.ts';
export type { EngagementRecord, HiringRecord } from '../../procedures/party/retainers/shown.ts';

export type { AreaRecord } from '../../procedures/table/areas/shown.ts';
export type { ClockRecord } from '../../procedures/table/calendar/shown.ts';
export type { OwnMonsterRecord, OwnTableRecord, OwnWareRecord } from '../../procedures/table/content/shown.ts';
export type { DrawingRecord } from '../../procedures/table/drawings/shown.ts';
export type { PageRecord } from '../../procedures/table/journal/shown.ts';
export type { LedgerRecord } from '../../procedures/table/ledger/shown.ts';
export type { RandomTableRecord } from '../../procedures/table/random-tables/shown.ts';
export type { DowntimeRecord } from '../../procedures/town/downtime/shown.ts';
export type { PursuitRecord } from '../../procedures/town/research/shown.ts';
export type {
  HexRecord,
  HexRowRecord,
  JourneyRecord,
  LandRecord,
  OtherLandRecord,
} from '../../procedures/wilds/land/shown.ts';
export type { WeatherRecord } from '../../procedures/wilds/weather/shown.ts';
export type * from './adventure.ts';
export type * from './campaign.ts';
export type * from './creatures.ts';
export type * from './encounter.ts';
export type * from './scenes.ts';
export type * from './stores.ts';

/** What the procedures show, each of its own; and what is gathered here from several. */
export type ViewRecord =
  | RecordShown
  | CampaignRecord
  | YouRecord
  | PartyRecord
  | CreatureRecord
  | SheetRecord
  | NotesRecord
  | MindRecord
  | SceneRecord
  | OnBoardRecord
  | FirstSightRecord
  | RowRecord
  | DoorRecord
  | ExitRecord
  | FeatureRecord
  | FixedLightRecord
  | RoomRecord
  | NoteRecord
  | TrapRecord
  | MapNoteRecord
  | EncounterRecord
  | AdventureRecord
  | StoreRecord
  | DueRecord
  | OfferRecord
  | PromptRecord;
export type RecordOf<Type extends ViewRecord['type']> = Extract<ViewRecord, { readonly type: Type }>;

/** All that one seat is shown. */
export type View = ReadonlyMap<RecordKey, ViewRecord>;
