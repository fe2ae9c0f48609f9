export { bestiaryEntry } from './foundry/bestiary-entry.ts';
export { type EncounterLines, encounterLines } from './foundry/encounter-lines.ts';
export { type MonsterRecord, readFoundryMonster } from './foundry/monster.ts';
export { readFoundryTable, type TableRecord } from './foundry/table.ts';
export { type ImportLimits, LIMITS } from './limits.ts';
export { readOnePageDungeon } from './one-page-dungeon/read.ts';
export { type ImportedFile, readFile } from './read-file.ts';
export { readMap, titleOf } from './read-map.ts';
export { FORMATS, type Format, formatOfText } from './recognise.ts';
export {
  IMPORT_REFUSALS,
  type Imported,
  type ImportedMap,
  type ImportRefusal,
  type ImportRefusalCode,
  type MapImage,
} from './result.ts';
export type { Source } from './source.ts';
export { readLand } from './text-mapper/land.ts';
export type { TextMapperHex, TextMapperLine } from './text-mapper/lines.ts';
export { type HexMap, readTextMapper } from './text-mapper/read.ts';
export { readUniversalVtt } from './universal-vtt/read.ts';
export { type WrittenPicture, type WrittenScene, writeUniversalVtt } from './universal-vtt/write.ts';
export { factsOf, picturesFor, type WorldTaken } from './world/facts.ts';
export { WORLD_FORMAT, WORLD_LIMITS, WORLD_VERSION } from './world/format.ts';
export { itemsOf, WORLD_KINDS, type WorldItem, type WorldKind } from './world/items.ts';
export { readWorld } from './world/read.ts';
export type { World, WorldMap, WorldPage, WorldPicture, WorldTable } from './world/world.ts';
export {
  type FetchedPicture,
  type WantedPicture,
  type WithoutPictures,
  type WorldChoice,
  withPictures,
  worldOf,
} from './world/write.ts';
