import type { Segment } from '@lanthorn/geometry';
import type { CommandOf, Door, RoomFacts, Scene, Trap, Wall } from '@lanthorn/rules';
import { wallKey } from '@lanthorn/rules';
import { laidOf } from '../tracing/laid.ts';
import { lineOfRuns, type Run, squaresOf } from './runs.ts';

/** What is put on a scene, and what is taken off it. */
export type Put = CommandOf<'DrawScene'>['put'];
export type Take = CommandOf<'DrawScene'>['take'];

/** One act of drawing. */
export interface Patch {
  readonly put: Put;
  readonly take: Take;
}

/** A wall as a command names it. */
export const lineOf = ({ a, b }: Segment): readonly [number, number, number, number] => [a.x, a.y, b.x, b.y];

export const segmentOf = ([ax, ay, bx, by]: readonly [number, number, number, number]): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

/** Walls as they are drawn anew, of both kinds. */
export function wallsDrawn(all: readonly Wall[]): Pick<Put, 'walls' | 'oneWay'> {
  const oneWay = all.flatMap((wall) => (wall.passes ? [{ segment: lineOf(wall), passes: wall.passes }] : []));
  return { walls: all.filter(({ passes }) => !passes).map(lineOf), ...(oneWay.length > 0 ? { oneWay } : {}) };
}

/** The walls that a drawing puts on a scene. */
export const wallsIn = ({ walls = [], oneWay = [] }: Put): readonly Wall[] => [
  ...walls.map(segmentOf),
  ...oneWay.map(({ segment, passes }) => ({ ...segmentOf(segment), passes })),
];

/** A door as it is drawn anew. */
export const doorDrawn = ({ id, segment, kind, state, locked, stuck }: Door): NonNullable<Put['doors']>[number] => ({
  id,
  segment: lineOf(segment),
  kind,
  state,
  locked,
  stuck,
});

export const roomDrawn = ({
  key,
  name,
  at,
  squares,
  text,
  toPlayers,
  wanderers,
}: RoomFacts): NonNullable<Put['rooms']>[number] => ({
  key,
  name,
  at,
  squares: lineOfRuns(squares),
  text,
  toPlayers: toPlayers ?? null,
  ...(wanderers ? { wanderers } : {}),
});

/** A room as it is drawn anew, with another table that says who wanders by in it; undefined for the map's. */
export const roomWith = ({ wanderers: _before, ...room }: RoomFacts, wanderers: RoomFacts['wanderers']) =>
  roomDrawn(wanderers ? { ...room, wanderers } : room);

export const trapDrawn = ({ id, name, squares, guards, damage, save, text }: Trap) => ({
  id,
  name,
  squares: lineOfRuns(squares),
  guards,
  damage,
  ...(save ? { save } : {}),
  text,
});

/** The act that undoes another, on the scene as it was before that. */
export function inverseOf(before: Scene, { put, take }: Patch): Patch {
  const back = reversed(before, put, take);
  const laid = put.laid && before.image && { laid: { ...laidOf(before.image, before.grid), ...boundsOf(before) } };
  return { put: { ...withoutEmpty(back.put), ...laid } as Put, take: withoutEmpty(back.take) as Take };
}

const boundsOf = ({ width, height }: Scene) => ({ width, height });

/** Runs of the squares that a map loses by becoming smaller, of which something was so. */
function cutOff({ width, height }: Scene, { laid }: Put, isSo: (x: number, y: number) => boolean): readonly Run[] {
  if (!laid || (laid.width >= width && laid.height >= height)) return [];
  const rows = Array.from({ length: height }, (_, y): Run => {
    const from = y < laid.height ? laid.width : 0;
    return [from, y, Math.max(0, width - from)];
  });
  return among(rows, isSo);
}

function reversed(before: Scene, put: Put, take: Take): { readonly put: Put; readonly take: Take } {
  const known = new Map(before.walls.map((wall) => [wallKey(wall), wall]));
  const walled = wallsIn(put);
  const redrawn = walled.flatMap((wall) => {
    const was = known.get(wallKey(wall));
    return was && (was.passes || wall.passes) ? [was] : [];
  });
  const floor = (x: number, y: number) => (before.floor ? before.floor[y]?.[x] === '1' : true);
  const explored = (x: number, y: number) => before.explored[y]?.[x] === '1';
  const at = (one: { readonly x: number; readonly y: number }) => (thing: { readonly at: typeof one }) =>
    thing.at.x === one.x && thing.at.y === one.y;
  const lost = <One extends { readonly at: { readonly x: number; readonly y: number } }>(
    list: readonly One[],
    gone: readonly { readonly x: number; readonly y: number }[] = [],
    instead: readonly One[] = [],
  ) => list.filter((one) => [...gone, ...instead.map((each) => each.at)].some((place) => at(place)(one)));
  const added = <One extends { readonly at: { readonly x: number; readonly y: number } }>(
    list: readonly One[],
    given: readonly One[] = [],
  ) => given.filter((one) => !list.some(at(one.at))).map((one) => one.at);
  const touched = [...(put.doors ?? []).map(({ id }) => id), ...(take.doors ?? [])];
  const trapped = [...(put.traps ?? []).map(({ id }) => id), ...(take.traps ?? [])];
  const left = [...(put.exits ?? []).map(({ id }) => id), ...(take.exits ?? [])];
  const keyed = [...(put.rooms ?? []).map(({ key }) => key), ...(take.rooms ?? [])];
  return {
    put: {
      ...wallsDrawn([...(take.walls ?? []).flatMap((line) => known.get(wallKey(segmentOf(line))) ?? []), ...redrawn]),
      floor: [...among(take.floor, floor), ...(before.floor ? cutOff(before, put, floor) : [])],
      explored: [...among(take.explored, explored), ...cutOff(before, put, explored)],
      doors: touched.flatMap((id) => before.doors[id] ?? []).map(doorDrawn),
      traps: trapped.flatMap((id) => before.traps[id] ?? []).map(trapDrawn),
      exits: left.flatMap((id) => before.exits?.[id] ?? []),
      rooms: before.rooms.filter(({ key }) => keyed.includes(key)).map(roomDrawn),
      lights: lost(before.lights, take.lights, put.lights),
      features: lost(before.features, take.features, put.features),
      notes: lost(before.notes, take.notes, put.notes),
    },
    take: {
      walls: walled.filter((wall) => !known.has(wallKey(wall))).map(lineOf),
      floor: among(put.floor, (x, y) => !floor(x, y)),
      explored: among(put.explored, (x, y) => !explored(x, y)),
      doors: (put.doors ?? []).map(({ id }) => id).filter((id) => !before.doors[id]),
      traps: (put.traps ?? []).map(({ id }) => id).filter((id) => !before.traps[id]),
      exits: (put.exits ?? []).map(({ id }) => id).filter((id) => !before.exits?.[id]),
      rooms: (put.rooms ?? []).map(({ key }) => key).filter((key) => !before.rooms.some((room) => room.key === key)),
      lights: added(before.lights, put.lights),
      features: added(before.features, put.features),
      notes: added(before.notes, put.notes),
    },
  };
}

/** Of the squares of some runs those that are so. */
const among = (runs: readonly Run[] = [], isSo: (x: number, y: number) => boolean): readonly Run[] =>
  lineOfRuns(squaresOf(runs).filter(({ x, y }) => isSo(x, y)));

const withoutEmpty = (part: Put | Take): object =>
  Object.fromEntries(Object.entries(part).filter(([, list]) => Array.isArray(list) && list.length > 0));
