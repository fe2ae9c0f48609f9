import { type MonsterRecord, monsterOf } from './foundry/monster.ts';
import { type TableRecord, tableOf } from './foundry/table.ts';
import { type ImportLimits, LIMITS } from './limits.ts';
import { onePageDungeonMap } from './one-page-dungeon/read.ts';
import { noMap, titleOf } from './read-map.ts';
import { type Format, formatOfJson, formatOfText } from './recognise.ts';
import type { Imported, ImportedMap, ImportRefusal } from './result.ts';
import { jsonOf } from './source.ts';
import { type HexMap, readTextMapper } from './text-mapper/read.ts';
import { universalVttMap } from './universal-vtt/read.ts';

/** What a file turned out to be. */
export type ImportedFile =
  | ({ readonly type: 'scene' } & ImportedMap)
  | ({ readonly type: 'monster' } & Imported<MonsterRecord>)
  | ({ readonly type: 'table' } & Imported<TableRecord>)
  | ({ readonly type: 'hexes' } & Imported<HexMap>);

/** Anything that this package reads, known by its content. */
export function readFile(
  bytes: Uint8Array,
  filename: string,
  limits: ImportLimits = LIMITS,
): ImportedFile | ImportRefusal {
  const kind = formatOfText(bytes);
  if (kind === 'text-mapper') return typed('hexes', readTextMapper(bytes, limits));
  if (kind !== 'json') return noMap(kind);
  const json = jsonOf(bytes, limits);
  return 'value' in json ? byFormat(formatOfJson(json.value), json.value, titleOf(filename), limits) : json;
}

function byFormat(format: Format, value: unknown, name: string, limits: ImportLimits): ImportedFile | ImportRefusal {
  switch (format) {
    case 'universal-vtt':
      return typed('scene', universalVttMap(value, name, limits));
    case 'one-page-dungeon':
      return typed('scene', onePageDungeonMap(value, name, limits));
    case 'foundry-monster':
      return typed('monster', monsterOf(value, limits));
    case 'foundry-table':
      return typed('table', tableOf(value, limits));
    default:
      return noMap(format);
  }
}

function typed<K extends string, T extends { readonly read: unknown }>(type: K, result: T | ImportRefusal) {
  return 'code' in result ? result : { type, ...result };
}
