import { addSquares, hasSquare, intersectRows, type Square, type SquareRows, squareAt } from '@lanthorn/geometry';
import { identical, once, type Seat } from '../core/index.ts';
import { isKnown as isDoorKnown } from '../procedures/dungeon/doors/known.ts';
import { partyKnown } from '../procedures/situation/sight/known.ts';
import { seenByParty } from '../procedures/situation/sight/sight.ts';
import { roomsEntered, squareTrodden } from '../procedures/table/scene/rooms.ts';
import type { Creature, Place } from '../state/creature.ts';
import { lookAsKnown } from '../state/door-look.ts';
import { around } from '../state/ground.ts';
import type { Door, RoomFacts, Scene, Trap, Wall } from '../state/scene.ts';
import { scenesInPlay, seenFrom } from '../state/split.ts';
import type { GameState } from '../state/state.ts';
import { isSprungAsKnown } from '../state/trap-look.ts';
import { fieldOfAny } from './field-of-any.ts';
import { unchanged } from './unchanged.ts';
import { OUT_OF_SIGHT } from './unknown.ts';
import { type WallsByRow, wallsFor } from './walls.ts';

interface Shared {
  readonly party: readonly Creature[];
  readonly scenes: GameState['scenes'];
}

/** By the state: players who know the same of the party know the same maps. */
const shared = new WeakMap<GameState, Shared>();

/** The maps that the party plays on as far as the seat knows of it, as far as they have been explored. */
export function scenesKnown(state: GameState, seat: Seat): GameState['scenes'] {
  const party = partyKnown(state, seat);
  if (seat.role === 'spectator')
    return mapsOf(state, (scene) => sceneKnown(scene, [], lightsSeen(state, scene), watched));
  const before = shared.get(state);
  if (before && identical(before.party, party)) return before.scenes;
  const scenes = mapsOf(state, (scene) => sceneKnown(scene, placesOn(party, scene), lightsSeen(state, scene), played));
  shared.set(state, { party, scenes });
  return scenes;
}

function mapsOf(state: GameState, known: (scene: Scene) => Scene): GameState['scenes'] {
  const inPlay = scenesInPlay(state);
  const maps = Object.values(state.scenes)
    .filter(({ id }) => inPlay.includes(id))
    .map(known);
  const [first] = maps;
  return first ? mapsBeside(first, Object.fromEntries(maps.map((map) => [map.id, map]))) : {};
}

const mapsBeside = unchanged<GameState['scenes']>();

/** A scene as it is known, and what that was made of. */
interface Explored {
  readonly scene: Scene;
  /** Where those of the party stand who feel their way on it. */
  readonly stood: readonly Place[];
  readonly reached: SquareRows;
  readonly rows: WallsByRow;
  readonly lights: Scene['lights'];
  readonly known: Scene;
}

type Kept = WeakMap<Scene['walls'], Explored>;

/** By the walls of a scene, for those who play and for those who watch: what has not changed since is not made again. */
const [played, watched]: readonly [Kept, Kept] = [new WeakMap(), new WeakMap()];

function sceneKnown(scene: Scene, stood: readonly Place[], seen: Scene['lights'], kept: Kept): Scene {
  const before = kept.get(scene.walls);
  const lights = before && identical(before.lights, seen) ? before.lights : seen;
  const isAsLit = before?.scene === scene && before.lights === lights;
  if (isAsLit && identical(before.stood, stood)) return before.known;
  const now = addSquares(scene.explored, feltFrom(stood, scene));
  const reached = before && identical(before.reached, now) ? before.reached : now;
  if (isAsLit && before.reached === reached) return before.known;
  const rows = wallsFor('table', scene);
  const known = { ...asExplored(scene, reached, rows, before), lights };
  kept.set(scene.walls, { scene, stood, reached, rows, lights, known });
  return known;
}

/** The fixed lights whose place the party sees now: of others nothing is known but what they light. */
const lightsSeen = (state: GameState, scene: Scene): Scene['lights'] => {
  if (scene.lights.length === 0) return NONE;
  const seen = seenByParty(seenFrom(state, scene.id));
  return scene.lights.filter(({ at }) => hasSquare(seen, squareAt(at, scene.grid)));
};
const NONE: Scene['lights'] = [];

/**
 * @param reached the squares that have been explored, and those that one can feel
 * @param before as it was known: what says the same is the same object
 */
function asExplored(
  scene: Scene,
  reached: SquareRows,
  rows: WallsByRow,
  before: Explored | undefined,
): Omit<Scene, 'lights'> {
  const { id, width, height, feetPerSquare, grid, gridLines, ambient, image, explored, walked } = scene;
  return {
    id,
    name: scene.toPlayers ?? scene.name,
    width,
    height,
    feetPerSquare,
    grid,
    ...(gridLines ? { gridLines } : {}),
    ambient,
    explored,
    walked:
      before?.scene.walked === walked && before.scene.explored === explored
        ? before.known.walked
        : intersectRows(walked, explored),
    ...fieldOfAny(
      'setDown',
      scene.setDown?.filter((square) => hasSquare(explored, square)),
    ),
    ...ground(scene, reached, rows, before),
    doors: Object.fromEntries(
      Object.values(scene.doors)
        .filter((door) => isDoorKnown(scene, door, 'table'))
        .map((door) => [door.id, doorKnown(door)]),
    ),
    rooms: roomsEntered(scene).flatMap((room) => roomKnown(room, scene)),
    traps: Object.fromEntries(
      Object.values(scene.traps)
        .filter(({ found }) => found)
        .map((trap) => [trap.id, trapKnown(trap)]),
    ),
    ...fieldOfAny('exits', scene.exits && exitsKnown(scene.exits, explored)),
    features: scene.features.filter(({ at }) => hasSquare(explored, squareAt(at, scene.grid))),
    image: image && { ...image, asset: '' },
    notes: [],
    level: 1,
  };
}

/** The floor and the walls that have been reached. */
function ground(
  { floor }: Scene,
  reached: SquareRows,
  rows: WallsByRow,
  before: Explored | undefined,
): Pick<Scene, 'floor' | 'walls'> {
  if (before && before.reached === reached && before.rows === rows && before.scene.floor === floor) {
    const { known } = before;
    return { floor: known.floor, walls: known.walls };
  }
  return {
    floor: floor ? intersectRows(floor, reached) : reached,
    walls: rows.flatMap((row, y) => wallsAlong(row, reached, y)),
  };
}

interface WallsAlong {
  /** The rows of squares that the walls of a row may touch, as they had been reached. */
  readonly reached: readonly (string | undefined)[];
  readonly known: readonly Wall[];
}

/** By the walls of a row: most rows stay as they are while another is explored. */
const along = new WeakMap<WallsByRow[number], WallsAlong>();

/** The walls of a row that stand beside a square which has been reached. */
function wallsAlong(row: WallsByRow[number], reached: SquareRows, y: number): readonly Wall[] {
  const rows = [reached[y - 1], reached[y], reached[y + 1]];
  const before = along.get(row);
  if (before && identical(before.reached, rows)) return before.known;
  const known = row
    .filter(({ squares }) => squares.some((square) => hasSquare(reached, square)))
    .map(({ segment }) => segment);
  along.set(row, { reached: rows, known });
  return known;
}

const placesOn = (party: readonly Creature[], scene: Scene): readonly Place[] =>
  party.flatMap(({ at }) => (at?.scene === scene.id ? [at] : []));

/** The squares about those of the party, on which one can feel one's way: a player knows of them what a step would tell. */
const feltFrom = (stood: readonly Place[], { grid }: Scene): readonly Square[] =>
  stood.flatMap(({ square }) => around(square, grid));

/** As the players take it to stand. What keeps it shut is learnt by trying, which `tried` says. */
const doorKnown = once(
  (door: Door): Door => ({
    id: door.id,
    segment: door.segment,
    kind: door.kind,
    ...lookAsKnown(door),
    ...(door.tried ? { tried: door.tried } : {}),
    found: door.found,
    locked: false,
    stuck: false,
    failedForcings: 0,
  }),
);

/** Ways out that they have seen. That one leads somewhere shows; where, one learns by taking it. */
const exitsKnown = (exits: NonNullable<Scene['exits']>, explored: SquareRows): NonNullable<Scene['exits']> =>
  Object.fromEntries(
    Object.values(exits)
      .filter(({ at, hidden }) => !hidden && hasSquare(explored, at))
      .map((exit) => [exit.id, { ...exit, to: exit.to && OUT_OF_SIGHT }]),
  );

const trapKnown = (trap: Trap): Trap => ({
  id: trap.id,
  name: trap.name,
  squares: trap.squares,
  guards: trap.guards,
  found: true,
  sprung: isSprungAsKnown(trap),
  damage: null,
  text: '',
});

/** A room that has been entered, by the name that players are given; without its place in the key, which would count the others. */
function roomKnown(room: RoomFacts, scene: Scene): RoomFacts[] {
  const trodden = squareTrodden(room, scene);
  const { toPlayers } = room;
  if (!toPlayers || !trodden) return [];
  const at = hasSquare(scene.explored, room.at) ? room.at : trodden;
  return [{ key: '', name: toPlayers.name, at, squares: [trodden], text: '', toPlayers }];
}
