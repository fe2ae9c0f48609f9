import type { Square } from '@lanthorn/geometry';
import type {
  BroughtHoard,
  BroughtMonster,
  Calendar,
  DoorFacts,
  EncounterTableKey,
  Exit,
  Feature,
  FixedLight,
  Laid,
  LandFacts,
  Lore,
  Monster,
  RoomFacts,
  Scene,
  SceneFacts,
  TableLine,
  TrapFacts,
  Ware,
} from '@lanthorn/rules';
import type { WORLD_FORMAT, WORLD_VERSION } from './format.ts';

/** A way out of a map; `to` names the map where it leads by its key in the file. */
export type WorldExit = Omit<Exit, 'id' | 'to'> & {
  readonly to: { readonly map: string; readonly square: Square } | null;
};

/** A map of a world's file. */
export interface WorldMap
  extends Omit<SceneFacts, 'grid' | 'image' | 'rooms'>,
    Pick<Scene, 'level' | 'folder' | 'toPlayers' | 'fog' | 'gridLines'> {
  readonly key: string;
  /** The table that says who wanders there, by its name; absent for that of its level. */
  readonly wanderers?: string;
  /** Its places are hexes; absent for squares. */
  readonly grid?: Exclude<SceneFacts['grid'], 'square'>;
  readonly doors: readonly DoorFacts[];
  readonly lights: readonly FixedLight[];
  readonly rooms: readonly (Omit<RoomFacts, 'wanderers'> & { readonly wanderers?: string })[];
  readonly traps: readonly TrapFacts[];
  readonly features: readonly Feature[];
  readonly lore: readonly Lore[];
  readonly exits: readonly WorldExit[];
  readonly hoards: readonly BroughtHoard[];
  readonly monsters: readonly BroughtMonster[];
  /** The picture by its key in the file. */
  readonly image: (Laid & { readonly picture: string }) | null;
}

/** A hex map, and under what the referee keeps it; absent for none. */
export type WorldLand = LandFacts & { readonly folder?: string };

/** A page of the journal; what only some people read is the referee's in another campaign. */
export interface WorldPage {
  readonly title: string;
  readonly folder: string;
  readonly text: string;
  readonly readers: 'referee' | 'all';
}

export interface WorldTable {
  readonly name: string;
  readonly dice: string | null;
  readonly lines: readonly TableLine[];
}

export interface WorldEncounters {
  readonly table: EncounterTableKey;
  readonly monsters: readonly string[];
}

export interface WorldPicture {
  readonly key: string;
  readonly name: string;
  /** In base64. */
  readonly data: string;
}

/** What a world's file holds, as `format.ts` describes it. */
export interface World {
  readonly format: typeof WORLD_FORMAT;
  readonly version: typeof WORLD_VERSION;
  readonly from: string;
  readonly maps: readonly WorldMap[];
  readonly pages: readonly WorldPage[];
  readonly tables: readonly WorldTable[];
  readonly monsters: readonly Monster[];
  readonly encounters: readonly WorldEncounters[];
  readonly wares: readonly Ware[];
  /** Null for none. */
  readonly calendar: Calendar | null;
  readonly lands: readonly WorldLand[];
  readonly pictures: readonly WorldPicture[];
}
