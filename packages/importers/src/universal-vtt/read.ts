import type { SceneFacts } from '@lanthorn/rules';
import { checked } from '../checked.ts';
import { type ImportLimits, LIMITS } from '../limits.ts';
import { reports } from '../reports.ts';
import type { ImportedMap, ImportRefusal } from '../result.ts';
import { jsonOf, type Source } from '../source.ts';
import { doorsOf } from './doors.ts';
import { type UniversalVtt, universalVtt } from './format.ts';
import { imageOf } from './image.ts';
import { lightsOf } from './lights.ts';
import { wallsOf } from './walls.ts';

/** Feet to a square of a Universal VTT map, until the referee says otherwise. */
const FEET = 5;

/** A map in the Universal VTT format, moved to its own origin and cut to what its picture shows. */
export function readUniversalVtt(
  source: Source,
  name = 'Map',
  limits: ImportLimits = LIMITS,
): ImportedMap | ImportRefusal {
  const json = jsonOf(source, limits);
  return 'value' in json ? universalVttMap(json.value, name, limits) : json;
}

/** {@link readUniversalVtt} from the value of the JSON. */
export function universalVttMap(value: unknown, name: string, limits: ImportLimits): ImportedMap | ImportRefusal {
  const file = checked(universalVtt(limits), value);
  if (!('value' in file)) return file;
  const image = imageOf(file.value, limits);
  if (image !== null && typeof image !== 'string' && 'code' in image) return image;
  const { read, dropped } = sceneOf(file.value, name, limits.litSquares);
  return typeof image === 'string' ? { read, dropped: [image, ...dropped], image: null } : { read, dropped, image };
}

function sceneOf(file: UniversalVtt, name: string, mostLit: number): { read: SceneFacts; dropped: string[] } {
  const { map_size: size } = file.resolution;
  const bounds = { width: Math.ceil(size.x), height: Math.ceil(size.y) };
  const walls = wallsOf(file, bounds);
  const doors = doorsOf(file, bounds);
  const lights = lightsOf(file, bounds, FEET, mostLit);
  const read: SceneFacts = {
    name,
    ...bounds,
    feetPerSquare: FEET,
    grid: 'square',
    floor: null,
    walls: walls.read,
    doors: doors.read,
    lights: lights.read,
    rooms: [],
    traps: [],
    notes: [],
    features: [],
    ambient: 'lit',
    image: null,
  };
  return { read, dropped: [...remarks(file), ...walls.dropped, ...doors.dropped, ...lights.dropped] };
}

/** A scene is never darkened by a file: the referee does it, once the party has a light. */
function remarks({ format, environment, image, resolution: { map_size: size } }: UniversalVtt): string[] {
  const known = format !== null && format !== undefined && [0.2, 0.3].includes(Number(format));
  const baked = environment?.baked_lighting ?? true;
  const parts = size.x % 1 !== 0 || size.y % 1 !== 0;
  return reports(
    [known ? 0 : 1, () => `Format ${format ?? 'unnamed'} was read like format 0.3.`],
    [parts ? 1 : 0, () => `The size of ${size.x} by ${size.y} squares was rounded up.`],
    [image ? 0 : 1, () => 'The file holds no picture.'],
    [baked ? 0 : 1, () => 'Light is not painted into the picture; the scene stays lit until the referee darkens it.'],
  );
}
