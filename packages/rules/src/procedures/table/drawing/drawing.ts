import { extentOf, type GridBounds, lengthOf, type Point, within } from '@lanthorn/geometry';
import { impossible, objections, type Refusal, written } from '../../../core/index.ts';
import type { FieldsOf, Handler, Handlers, May } from '../../../play/index.ts';
import { type Scene, THROWN_DAMAGE } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';
import { NO_SUCH_TABLE, tableOf } from '../random-tables/may.ts';
import { ofScene, tooManyWalls, tooMuchLight } from '../scene/may.ts';
import { asDrawn } from './as-drawn.ts';
import type { drawingCommands, Run } from './commands.ts';
import { type Drawn, drawnOn, onGridOf, type Taken } from './events.ts';
import { cannotLaySquares } from './laying.ts';

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

/** Squares that the rooms and traps of a map take in, all together: each of them is kept. */
const MOST_TAKEN_IN = 200_000;

/** Squares; a wall that is shorter is a slip of the hand. */
const SHORTEST = 0.02;

const mayDraw: May<'DrawScene'> = (state, command, seat) => {
  // What a drawing would do to a large map takes long to work out: nobody else has it done.
  const barred = onlyReferee(seat);
  if (barred) return [barred];
  const long = takeInTooMany(squaresAsked(command.put));
  if (long) return [long];
  const drawn = asDrawn(state, command);
  if (!drawn) return objections(impossible('no-such-thing', 'There is no such map.'));
  const { scene, laid, put, take } = drawn;
  const refused = laid ? cannotLaySquares(scene, laid) : null;
  if (refused) return objections(refused);
  return objections(
    outside(put, { grid: scene.grid, ...(laid ?? scene) }),
    nowhere(state, put),
    (put.rooms ?? []).every(({ wanderers }) => !wanderers || tableOf(state, wanderers)) ? null : NO_SUCH_TABLE,
    short(put),
    harmless(scene, put),
    taken(state, scene, put),
    tooMany(onGridOf(state, scene.id, put).scenes[scene.id] ?? scene, put, take),
  );
};

/** Squares of the rooms and traps that are to be put, counted before any of them is laid out. */
const squaresAsked = ({ rooms = [], traps = [] }: FieldsOf<'DrawScene'>['put']): number =>
  [...rooms, ...traps].flatMap(({ squares }) => squares).reduce((sum, [, , count]) => sum + count, 0);

const takeInTooMany = (squares: number): Refusal | null =>
  squares <= MOST_TAKEN_IN
    ? null
    : impossible(
        'bad-input',
        `The rooms and traps of a map take in ${written(MOST_TAKEN_IN)} squares at most, all together.`,
      );

function outside(put: Drawn, bounds: GridBounds): Refusal | null {
  const { width, height } = bounds;
  const extent = extentOf(bounds);
  const on = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= extent.width && y <= extent.height;
  const inside = ([x, y, count]: Run): boolean => y < height && x + count <= width;
  const points = [
    ...[...(put.walls ?? []), ...(put.doors ?? []).map(({ segment }) => segment)].flatMap(({ a, b }) => [a, b]),
    ...[put.lights, put.features, put.notes].flatMap((things) => (things ?? []).map(({ at }) => at)),
  ];
  const squares = [...(put.rooms ?? []), ...(put.traps ?? [])].flatMap(({ squares: all }) => all);
  const fits =
    points.every(on) &&
    [...(put.floor ?? []), ...(put.explored ?? [])].every(inside) &&
    [...squares, ...[...(put.rooms ?? []), ...(put.exits ?? [])].map(({ at }) => at)].every((square) =>
      within(square, bounds),
    );
  return fits ? null : impossible('bad-input', 'That lies outside the map.');
}

/** An exit that leads to a map or a square which is not there. */
function nowhere(state: GameState, { exits = [] }: Drawn): Refusal | null {
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
function taken(state: GameState, scene: Scene, { doors = [], traps = [], exits = [] }: Drawn): Refusal | null {
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
  const long = put.walls || put.doors || put.laid?.grid ? tooManyWalls(after, Object.values(after.doors)) : null;
  const wide = put.rooms || put.traps ? takeInTooMany(squaresTaken(after)) : null;
  return long ?? wide ?? (put.lights ? tooMuchLight(after) : null);
}

const squaresTaken = ({ rooms, traps }: Scene): number =>
  [...rooms, ...Object.values(traps)].reduce((sum, { squares }) => sum + squares.length, 0);

/** A trap whose damage is changed to what are no dice: it would spring and do nothing. */
function harmless(scene: Scene, { traps = [] }: Drawn): Refusal | null {
  const unread = traps.find(
    ({ id, damage }) => damage !== null && damage !== scene.traps[id]?.damage && !THROWN_DAMAGE.test(damage),
  );
  return unread
    ? impossible('bad-input', `The damage of a trap is a number or dice, such as 1d6: not “${unread.damage}”.`)
    : null;
}

const drawScene: Handler<'DrawScene'> = (play, command) => {
  const drawn = asDrawn(play.state, command);
  if (drawn) play.happen({ type: 'SceneDrawn', scene: command.scene, put: drawn.put, take: drawn.take });
};

export const drawingHandlers: Handlers<typeof drawingCommands> = {
  DrawScene: { may: mayDraw, play: drawScene },
  SetFog: {
    may: (state, { scene, fog }, seat) =>
      objections(
        ...ofScene(state, seat, scene),
        (state.scenes[scene]?.fog ?? 'automatic') === fog ? impossible('no-change', 'It is so already.') : null,
      ),
    play: (play, { scene, fog }) => play.happen({ type: 'FogSet', scene, fog }),
  },
  SetGridLines: {
    may: (state, { scene }, seat) => ofScene(state, seat, scene),
    play: (play, { scene, lines }) => play.happen({ type: 'GridLinesSet', scene, lines }),
  },
};
