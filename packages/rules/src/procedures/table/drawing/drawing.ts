import { type Bounds, lengthOf, type Point, type Segment, within } from '@lanthorn/geometry';
import { impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Door, RoomFacts, Scene, Trap, Wall } from '../../../state/scene.ts';
import { refereeOnly } from '../permission/permission.ts';
import type { drawingCommands, Line4, Run } from './commands.ts';
import { type Drawn, drawnOn, squaresIn, type Taken } from './events.ts';
import { roomFor, unlaid } from './laying.ts';

/** The most of each kind that one scene holds; what asks for more is refused. */
const MOST = {
  walls: 20_000,
  doors: 2_000,
  rooms: 1_000,
  traps: 1_000,
  exits: 300,
  lights: 300,
  features: 2_000,
  notes: 1_000,
} as const;

/** Squares; a wall that is shorter is a slip of the hand. */
const SHORTEST = 0.02;

type Asked = Parameters<Handler<'DrawScene'>>[1];

const drawScene: Handler<'DrawScene'> = (play, { scene: named, put: asked, take: takes }) => {
  const refusal = refereeOnly(play);
  const scene = play.state.scenes[named];
  if (refusal) return refusal;
  if (!scene) return impossible('no-such-thing', 'There is no such map.');
  const laid = asked.laid && { ...asked.laid, ...roomFor(play.state, scene, asked.laid) };
  const unfit = laid && unlaid(scene, laid);
  if (unfit) return unfit;
  const [put, take] = [{ ...drawnOf(asked, scene), ...(laid && { laid }) }, takenOf(takes)];
  const flaw =
    outside(put, laid ?? scene) ??
    nowhere(play, put) ??
    short(put) ??
    taken(play, scene, put) ??
    tooMany(scene, put, take);
  if (flaw) return flaw;
  play.happen({ type: 'SceneDrawn', scene: scene.id, put, take });
  return null;
};

/** What is put, as facts of the scene; a door or trap that is drawn anew keeps what has befallen it in play. */
function drawnOf(
  { walls = [], oneWay = [], floor, doors, rooms, traps, exits, lights, features, notes, explored }: Asked['put'],
  scene: Scene,
): Drawn {
  return {
    ...(walls.length + oneWay.length > 0 && { walls: [...walls.map(segmentOf), ...oneWay.map(wallOf)] }),
    ...(floor && { floor }),
    ...(doors && {
      doors: doors.map(
        ({ segment, ...facts }): Door => ({
          ...NEW_DOOR,
          ...scene.doors[facts.id],
          ...facts,
          segment: segmentOf(segment),
        }),
      ),
    }),
    ...(rooms && {
      rooms: rooms.map(
        ({ squares, toPlayers, ...facts }): RoomFacts => ({
          ...facts,
          squares: squaresIn(squares),
          ...(toPlayers ? { toPlayers } : {}),
        }),
      ),
    }),
    ...(traps && {
      traps: traps.map(
        ({ squares, ...facts }): Trap => ({
          found: false,
          sprung: false,
          ...scene.traps[facts.id],
          ...facts,
          squares: squaresIn(squares),
        }),
      ),
    }),
    ...(exits && { exits }),
    ...(lights && { lights }),
    ...(features && { features }),
    ...(notes && { notes }),
    ...(explored && { explored }),
  };
}

const NEW_DOOR = { found: false, spiked: false, failedForcings: 0 };

const takenOf = ({ walls, ...rest }: Asked['take']): Taken => ({
  ...rest,
  ...(walls && { walls: walls.map(segmentOf) }),
});

const segmentOf = ([ax, ay, bx, by]: Line4): Segment => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

const wallOf = ({ segment, passes }: NonNullable<Asked['put']['oneWay']>[number]): Wall => ({
  ...segmentOf(segment),
  passes,
});

function outside(put: Drawn, { width, height }: Bounds): Refusal | null {
  const on = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const inside = ([x, y, count]: Run): boolean => y < height && x + count <= width;
  const points = [
    ...[...(put.walls ?? []), ...(put.doors ?? []).map(({ segment }) => segment)].flatMap(({ a, b }) => [a, b]),
    ...[put.lights, put.features, put.notes].flatMap((things) => (things ?? []).map(({ at }) => at)),
  ];
  const squares = [...(put.rooms ?? []), ...(put.traps ?? [])].flatMap(({ squares: all }) => all);
  const fits =
    points.every(on) &&
    [...(put.floor ?? []), ...(put.explored ?? [])].every(inside) &&
    [...squares, ...[...(put.rooms ?? []), ...(put.exits ?? [])].map(({ at }) => at)].every(
      ({ x, y }) => on({ x, y }) && x < width && y < height,
    );
  return fits ? null : impossible('bad-input', 'That lies outside the map.');
}

/** An exit that leads to a map or a square which is not there. */
function nowhere({ state }: Play, { exits = [] }: Drawn): Refusal | null {
  const leads = exits.every(({ to }) => {
    const scene = to && state.scenes[to.scene];
    return to === null || (scene && within(to.square, scene));
  });
  return leads ? null : impossible('no-such-thing', 'There is no such square for the exit to lead to.');
}

function short({ walls = [], doors = [] }: Drawn): Refusal | null {
  const long = [...walls, ...doors.map(({ segment }) => segment)].every((one) => lengthOf(one) >= SHORTEST);
  return long ? null : impossible('bad-input', 'A wall or a door has to have some length.');
}

/** The name of a door or trap of another scene: it would be told as that one. */
function taken({ state }: Play, scene: Scene, { doors = [], traps = [], exits = [] }: Drawn): Refusal | null {
  const others = Object.values(state.scenes).filter(({ id }) => id !== scene.id);
  const clash = others.some(
    (other) =>
      doors.some(({ id }) => other.doors[id]) ||
      traps.some(({ id }) => other.traps[id]) ||
      exits.some(({ id }) => other.exits?.[id]),
  );
  return clash ? impossible('bad-input', 'Another map has a thing of that name.') : null;
}

function tooMany(scene: Scene, put: Drawn, take: Taken): Refusal | null {
  const after = drawnOn(scene, put, take);
  for (const [kind, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    const count = Object.keys(after[kind] ?? {}).length;
    if (count > most) return impossible('bad-input', `A map holds ${most} ${kind}, and that would be ${count}.`);
  }
  return null;
}

const setFog: Handler<'SetFog'> = (play, { scene, fog }) => {
  const refusal = refereeOnly(play);
  const found = play.state.scenes[scene];
  if (refusal) return refusal;
  if (!found) return impossible('no-such-thing', 'There is no such map.');
  if ((found.fog ?? 'automatic') === fog) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'FogSet', scene, fog });
  return null;
};

export const drawingHandlers: Handlers<typeof drawingCommands> = { DrawScene: drawScene, SetFog: setFog };
