import { centreOf, type Point, rowsOfSquares, squareAt } from '@lanthorn/geometry';
import type { Feature, SceneFacts } from '@lanthorn/rules';
import { checked } from '../checked.ts';
import { type ImportLimits, LIMITS } from '../limits.ts';
import { reports } from '../reports.ts';
import { type ImportedMap, type ImportRefusal, refused } from '../result.ts';
import { jsonOf, type Source } from '../source.ts';
import { doorsOf } from './doors.ts';
import { type OnePageDungeon, onePageDungeon } from './format.ts';
import { cellAt, cellOf, frameOf, keyOf, type Plan, planOf } from './plan.ts';
import { roomsOf } from './rooms.ts';
import { wallsOf } from './walls.ts';

/** Feet to a square of a One Page Dungeon, until the referee says otherwise. */
const FEET = 10;

/** A dungeon from Watabou's One Page Dungeon: floor, walls, doors and keyed rooms, in the dark. */
export function readOnePageDungeon(
  source: Source,
  name = 'Dungeon',
  limits: ImportLimits = LIMITS,
): ImportedMap | ImportRefusal {
  const json = jsonOf(source, limits);
  return 'value' in json ? onePageDungeonMap(json.value, name, limits) : json;
}

/** {@link readOnePageDungeon} from the value of the JSON. */
export function onePageDungeonMap(value: unknown, name: string, limits: ImportLimits): ImportedMap | ImportRefusal {
  const file = checked(onePageDungeon(limits), value);
  if (!('value' in file)) return file;
  return tooWide(file.value, limits) ?? { ...sceneOf(file.value, name, limits), image: null };
}

function tooWide({ rects, doors }: OnePageDungeon, { side }: ImportLimits): ImportRefusal | null {
  if (rects.length === 0) return refused('no-floor', 'The dungeon has no rects, so there is nowhere to stand.');
  const { width, height } = frameOf([...rects, ...doors.map(cellOf)]).bounds;
  if (width > side || height > side) {
    return refused('too-large', `The dungeon spans ${width} by ${height} squares; ${side} to a side are read.`);
  }
  const cells = rects.reduce((sum, { w, h }) => sum + w * h, 0);
  return cells > 4 * side * side
    ? refused('too-large', 'The rects of the dungeon lie over each other too often.')
    : null;
}

function sceneOf(file: OnePageDungeon, name: string, limits: ImportLimits): { read: SceneFacts; dropped: string[] } {
  const plan = planOf(file);
  const { bounds } = plan;
  const { doors, features, dropped: doorsDropped } = doorsOf(plan);
  const { rooms, notes, dropped: notesDropped } = roomsOf(file, plan, limits.text);
  const marks = marksOf(file, plan);
  const story = file.story.trim().slice(0, limits.text);
  const entrance = features.find(({ kind }) => kind === 'entrance')?.at ?? { x: 0.5, y: 0.5 };
  const read: SceneFacts = {
    name: file.title.trim().slice(0, 200) || name,
    ...bounds,
    feetPerSquare: FEET,
    grid: 'square',
    floor: rowsOfSquares(bounds.width, bounds.height, [...plan.floor.keys()].map(cellAt)),
    walls: wallsOf(plan),
    doors,
    lights: [],
    rooms,
    traps: [],
    notes: story ? [{ at: entrance, text: story }, ...notes] : notes,
    features: [...features, ...marks.features],
    ambient: 'dark',
    image: null,
  };
  return { read, dropped: [...roundDropped(file, plan), ...doorsDropped, ...notesDropped, ...marks.dropped] };
}

function roundDropped(file: OnePageDungeon, { rotundas }: Plan): string[] {
  const square = file.rects.filter(({ rotunda }) => rotunda).length - rotundas.size;
  return reports([square, (count) => `Round rooms that became square: ${count}.`]);
}

/** Columns where they stand, water on the squares of the floor. */
function marksOf(file: OnePageDungeon, { floor, shift, bounds }: Plan): { features: Feature[]; dropped: string[] } {
  const moved = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y });
  const on = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= bounds.width && y <= bounds.height;
  const columns = file.columns.map(moved).filter(on);
  const water = file.water.map((at) => squareAt(moved(at), 'square')).filter(({ x, y }) => floor.has(keyOf(x, y)));
  const features: Feature[] = [
    ...columns.map((at) => ({ kind: 'column' as const, at })),
    ...water.map((square) => ({ kind: 'water' as const, at: centreOf(square, 'square') })),
  ];
  const dropped = reports(
    [file.columns.length - columns.length, (count) => `Columns outside the map: ${count}.`],
    [file.water.length - water.length, (count) => `Squares of water off the floor: ${count} of ${file.water.length}.`],
  );
  return { features, dropped };
}
