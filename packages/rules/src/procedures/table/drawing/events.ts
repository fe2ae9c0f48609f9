import {
  fullRows,
  type Point,
  type Segment,
  type Square,
  type SquareRows,
  withoutRuns,
  withRuns,
} from '@lanthorn/geometry';
import { type DoorId, type ExitId, keepingLast, type SceneId, type TrapId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withoutMagicOn } from '../../../state/magic.ts';
import type {
  Door,
  Exit,
  Feature,
  FixedLight,
  Fog,
  GridLines,
  RoomFacts,
  Scene,
  Trap,
  Wall,
} from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { withScene } from '../scene/events.ts';
import type { Run } from './commands.ts';
import { laidAnew } from './laid.ts';
import type { LayAsked } from './laying.ts';
import { regridded } from './regridded.ts';

/** What was drawn on a scene, by its kind; what is absent was not touched. */
export interface Drawn {
  readonly walls?: readonly Wall[];
  /** @most 1_000 */
  readonly floor?: readonly Run[];
  readonly doors?: readonly Door[];
  readonly rooms?: readonly RoomFacts[];
  readonly traps?: readonly Trap[];
  readonly exits?: readonly Exit[];
  readonly lights?: readonly FixedLight[];
  readonly features?: readonly Feature[];
  readonly notes?: Scene['notes'];
  /** Squares that players are shown from now on. @most 1_000 */
  readonly explored?: readonly Run[];
  /** How the squares lie over its picture, and how many there are; of which kind they are, where they become another. */
  readonly laid?: LayAsked;
}

/** What was taken off a scene, by what tells one thing of a kind from another. */
export interface Taken {
  readonly walls?: readonly Segment[];
  /** @most 1_000 */
  readonly floor?: readonly Run[];
  readonly doors?: readonly DoorId[];
  readonly rooms?: readonly string[];
  readonly traps?: readonly TrapId[];
  readonly exits?: readonly ExitId[];
  readonly lights?: readonly Point[];
  readonly features?: readonly Point[];
  readonly notes?: readonly Point[];
  /** Squares that are hidden from players from now on. @most 1_000 */
  readonly explored?: readonly Run[];
}

/** The referee drew on a scene: first some of it was taken away, then more put there. */
export interface SceneDrawn {
  readonly type: 'SceneDrawn';
  readonly scene: SceneId;
  readonly put: Drawn;
  readonly take: Taken;
  /** Another line tells of it. */
  readonly quiet?: true;
}

export interface FogSet {
  readonly type: 'FogSet';
  readonly scene: SceneId;
  readonly fog: Fog;
}

export interface GridLinesSet {
  readonly type: 'GridLinesSet';
  readonly scene: SceneId;
  readonly lines: GridLines;
}

export type DrawingEvent = SceneDrawn | FogSet | GridLinesSet;

export const drawingEvolvers: Evolvers<DrawingEvent> = {
  SceneDrawn: (state, { scene, put, take }) => {
    const drawn = withScene(onGridOf(state, scene, put), scene, (found) => drawnOn(found, put, take));
    const left = drawn.scenes[scene]?.doors ?? {};
    const gone = Object.values(state.scenes[scene]?.doors ?? {}).flatMap(({ id }) => (left[id] ? [] : [id]));
    return withoutMagicOn(drawn, gone);
  },
  FogSet: (state, { scene, fog }) =>
    withScene(state, scene, ({ fog: _before, ...found }) => (fog === 'automatic' ? found : { ...found, fog })),
  GridLinesSet: (state, { scene, lines }) =>
    withScene(state, scene, ({ gridLines: _before, ...found }) =>
      lines === 'drawn' ? found : { ...found, gridLines: lines },
    ),
};

/** The state with the grid of a scene become another, where a drawing makes it so. */
export function onGridOf(state: GameState, named: SceneId, { laid }: Drawn): GameState {
  const scene = state.scenes[named];
  return scene && laid?.grid ? onNewGrid(state, scene, laid) : state;
}

/** Whether it may be done is asked of the same state in which it then happens. */
const onNewGrid = keepingLast((state: GameState, scene: Scene, { grid = scene.grid, ...laid }: LayAsked) =>
  regridded(state, scene, { ...laid, grid }),
);

/** A scene after a drawing; of which kind its grid is, is no matter of it. What it does not touch stays the same object: much is worked out once for each. */
export function drawnOn(before: Scene, put: Drawn, take: Taken): Scene {
  const scene = put.laid ? laidAnew(before, put.laid) : before;
  return {
    ...scene,
    walls: changed(scene.walls, put.walls, take.walls, wallKey, wallKey),
    floor: put.floor || take.floor ? squaresAfter(scene, scene.floor, put.floor, take.floor) : scene.floor,
    explored:
      put.explored || take.explored ? squaresAfter(scene, scene.explored, put.explored, take.explored) : scene.explored,
    doors: keyed(scene.doors, put.doors, take.doors),
    traps: keyed(scene.traps, put.traps, take.traps),
    ...(put.exits || take.exits ? { exits: keyed(scene.exits ?? {}, put.exits, take.exits) } : {}),
    rooms: changed(scene.rooms, put.rooms, take.rooms, ({ key }) => key, String),
    lights: changed(scene.lights, put.lights, take.lights, placeKey, pointKey),
    features: changed(scene.features, put.features, take.features, placeKey, pointKey),
    notes: changed(scene.notes, put.notes, take.notes, placeKey, pointKey),
  };
}

/** A list without what is taken and with what is put; the same list where neither is anything. */
function changed<One, Name>(
  list: readonly One[],
  put: readonly One[] = [],
  take: readonly Name[] = [],
  keyOf: (one: One) => string,
  nameOf: (name: Name) => string,
): readonly One[] {
  if (put.length === 0 && take.length === 0) return list;
  const fresh = new Map(put.map((one) => [keyOf(one), one]));
  const gone = new Set(take.map(nameOf));
  const kept = list.flatMap((one) => {
    const key = keyOf(one);
    if (gone.has(key)) return [];
    const instead = fresh.get(key);
    fresh.delete(key);
    return [instead ?? one];
  });
  return [...kept, ...fresh.values()];
}

function keyed<Id extends string, One extends { readonly id: Id }>(
  things: Readonly<Record<Id, One>>,
  put: readonly One[] = [],
  take: readonly Id[] = [],
): Readonly<Record<Id, One>> {
  if (put.length === 0 && take.length === 0) return things;
  const kept = Object.values<One>(things).filter(({ id }) => !take.includes(id));
  return Object.fromEntries([...kept, ...put].map((one) => [one.id, one])) as Record<Id, One>;
}

/** Squares without those of some runs and with those of others; null before stands for all. */
const squaresAfter = (
  { width, height }: Scene,
  rows: SquareRows | null,
  put: readonly Run[] = [],
  take: readonly Run[] = [],
): SquareRows => withRuns(withoutRuns(rows ?? fullRows(width, height), take), put);

/** The squares of some runs: of as many as a map holds, each of them an object. */
export const squaresIn = (runs: readonly Run[]): readonly Square[] =>
  runs.flatMap(([x, y, count]) => Array.from({ length: count }, (_, step) => ({ x: x + step, y })));

/** By its ends, whichever comes first. */
export function wallKey({ a, b }: Segment): string {
  const [one, other] = [pointKey(a), pointKey(b)];
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

const pointKey = ({ x, y }: Point): string => `${x},${y}`;
const placeKey = ({ at }: { readonly at: Point }): string => pointKey(at);

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly drawing: DrawingEvent;
  }
}
