import { emptyRows, rowsOfSquares, type Square } from '@lanthorn/geometry';
import { id, impossible, type Refusal, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import { type Door, type Exit, MOST_SQUARES, type Scene, type SceneFacts, type Trap } from '../../../state/scene.ts';
import { refereeOnly } from '../permission/permission.ts';
import { arriveAt, wayInOf } from './arriving.ts';
import type { sceneCommands } from './commands.ts';

const addScene: Handler<'AddScene'> = (play, { facts }) => {
  const refusal = refereeOnly(play) ?? sized(facts);
  if (refusal) return refusal;
  play.happen({ type: 'SceneAdded', scene: inPlay(play, facts) });
  return null;
};

/** Whether a map is of a size that one plays on. */
export function sized({ width, height }: SceneFacts): Refusal | null {
  const fits = [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= MOST_SQUARES);
  return fits ? null : impossible('bad-input', `A map is from 1 to ${MOST_SQUARES} squares a side.`);
}

/** Facts of a file become a map in play: its doors and traps are named, nothing of it is known yet. */
export function inPlay(play: Play, facts: SceneFacts): Scene {
  const doors = facts.doors.map(
    (door): Door => ({ ...door, id: id(play.dice.id()), found: false, spiked: false, failedForcings: 0 }),
  );
  const traps = facts.traps.map((trap): Trap => ({ ...trap, id: id(play.dice.id()), found: false, sprung: false }));
  return {
    ...facts,
    id: id(play.dice.id()),
    doors: Object.fromEntries(doors.map((door) => [door.id, door])),
    traps: Object.fromEntries(traps.map((trap) => [trap.id, trap])),
    explored: emptyRows(facts.width, facts.height),
    walked: emptyRows(facts.width, facts.height),
    level: 1,
  };
}

const showScene: Handler<'ShowScene'> = (play, { scene, arriving = false }) => {
  const refusal = forScene(play, scene);
  if (refusal) return refusal;
  if (play.state.scene === scene) return impossible('no-change', 'That map is on the board already.');
  play.happen({ type: 'SceneShown', scene });
  const found = play.state.scenes[scene];
  if (arriving && found) arriveAt(play, found, wayInOf(found));
  return null;
};

const renameScene: Handler<'RenameScene'> = (play, { scene, name, toPlayers = '' }) => {
  const refusal = forScene(play, scene);
  if (refusal) return refusal;
  const apart = toPlayers.trim() !== '' && toPlayers !== name;
  play.happen({ type: 'SceneRenamed', scene, name, ...(apart ? { toPlayers } : {}) });
  return null;
};

const newScene: Handler<'NewScene'> = (play, { name, width, height, ground }) => {
  const facts: SceneFacts = { ...BLANK, name, width, height };
  const refusal = refereeOnly(play) ?? roomForMore(play) ?? sized(facts);
  if (refusal) return refusal;
  const drawn: SceneFacts =
    ground === 'rock' ? { ...facts, floor: emptyRows(width, height) } : { ...facts, ambient: 'lit' };
  play.happen({ type: 'SceneAdded', scene: inPlay(play, drawn) });
  return null;
};

/** A sheet on which nothing is drawn yet: solid rock, ten feet to the square. */
const BLANK: Omit<SceneFacts, 'name' | 'width' | 'height'> = {
  feetPerSquare: 10,
  grid: 'square',
  floor: null,
  walls: [],
  doors: [],
  lights: [],
  rooms: [],
  traps: [],
  notes: [],
  features: [],
  ambient: 'dark',
  image: null,
};

/** Maps of one campaign; every one of them is kept in its state. */
const MOST_SCENES = 300;

/** Whether a campaign holds one more map. */
export const roomForMore = ({ state }: Play): Refusal | null =>
  Object.keys(state.scenes).length < MOST_SCENES
    ? null
    : impossible('bad-input', `A campaign holds ${MOST_SCENES} maps: remove one first.`);

const duplicateScene: Handler<'DuplicateScene'> = (play, { scene }) => {
  const refusal = forScene(play, scene) ?? roomForMore(play);
  const found = play.state.scenes[scene];
  if (refusal || !found) return refusal;
  play.happen({ type: 'SceneAdded', scene: copyOf(play, found) });
  return null;
};

/** The same facts in lists of its own: what is kept by a list of walls or doors is kept for one scene. */
function copyOf(play: Play, scene: Scene): Scene {
  const { folder, level, toPlayers } = scene;
  const doors = Object.values(scene.doors).map(({ segment, kind, state, locked, stuck }) => ({
    segment: { a: { ...segment.a }, b: { ...segment.b } },
    kind,
    state,
    locked,
    stuck,
  }));
  const facts: SceneFacts = {
    name: `${scene.name} (copy)`.slice(0, 200),
    width: scene.width,
    height: scene.height,
    feetPerSquare: scene.feetPerSquare,
    grid: scene.grid,
    floor: scene.floor && [...scene.floor],
    walls: [...scene.walls],
    doors,
    lights: [...scene.lights],
    rooms: [...scene.rooms],
    traps: Object.values(scene.traps).map(({ name, squares, guards, damage, text }) => ({
      name,
      squares,
      guards,
      damage,
      text,
    })),
    notes: [...scene.notes],
    features: [...scene.features],
    ambient: scene.ambient,
    image: scene.image,
  };
  return {
    ...inPlay(play, facts),
    level,
    ...exitsOf(play, Object.values(scene.exits ?? {})),
    ...(folder ? { folder } : {}),
    ...(toPlayers ? { toPlayers } : {}),
  };
}

/** Ways out, each with a name of its own; nothing for none. */
export function exitsOf(play: Play, exits: readonly Omit<Exit, 'id'>[]): Pick<Scene, 'exits'> {
  const named = exits.map((exit): Exit => ({ ...exit, id: id(play.dice.id()) }));
  return named.length > 0 ? { exits: Object.fromEntries(named.map((exit) => [exit.id, exit])) } : {};
}

const fileScene: Handler<'FileScene'> = (play, { scene, folder, before }) => {
  const refusal = forScene(play, scene);
  if (refusal) return refusal;
  if (before === scene || (before !== null && !play.state.scenes[before]))
    return impossible('no-such-thing', 'There is no such map to stand before.');
  play.happen({ type: 'SceneFiled', scene, folder: folder.trim() || null, before });
  return null;
};

const removeScene: Handler<'RemoveScene'> = (play, { scene }) => {
  const refusal = forScene(play, scene);
  if (refusal) return refusal;
  play.happen({ type: 'SceneRemoved', scene });
  return null;
};

const setScene: Handler<'SetScene'> = (play, { scene, ambient, feetPerSquare, level }) => {
  const refusal = forScene(play, scene);
  if (refusal) return refusal;
  if (!isWhole(feetPerSquare, 1, 100) || !isWhole(level, 1, 8))
    return impossible('bad-input', 'A square is from 1 to 100 feet, and a dungeon level from 1 to 8.');
  play.happen({ type: 'SceneSet', scene, ambient, feetPerSquare, level });
  return null;
};

const revealSquares: Handler<'RevealSquares'> = (play, { scene: named, from, to, revealed }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = sceneNamed(play.state, named);
  if (!scene) return impossible('no-such-thing', 'There is no such map.');
  return reveal(play, scene, between(inside(from, scene), inside(to, scene)), revealed);
};

/** The nearest square of the map. */
const inside = ({ x, y }: Square, { width, height }: Scene): Square => ({
  x: Math.min(width - 1, Math.max(0, x)),
  y: Math.min(height - 1, Math.max(0, y)),
});

const revealRoom: Handler<'RevealRoom'> = (play, { scene: named, room }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = sceneNamed(play.state, named);
  const found = scene?.rooms.find(({ key }) => key === room);
  if (!scene || !found) return impossible('no-such-thing', 'The map has no such room.');
  return reveal(play, scene, found.squares, true);
};

function reveal(play: Play, scene: Scene, squares: readonly Square[], revealed: boolean): null {
  const known = squares.filter(({ x, y }) => x >= 0 && y >= 0 && x < scene.width && y < scene.height);
  play.happen({
    type: 'SquaresRevealed',
    scene: scene.id,
    squares: rowsOfSquares(scene.width, scene.height, known),
    revealed,
  });
  return null;
}

const editRoom: Handler<'EditRoom'> = (play, { scene: named, room, name, text }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = sceneNamed(play.state, named);
  if (!scene?.rooms.some(({ key }) => key === room)) return impossible('no-such-thing', 'The map has no such room.');
  play.happen({ type: 'RoomEdited', scene: scene.id, room, name, text });
  return null;
};

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The squares of a rectangle with these corners. */
function between(a: Square, b: Square): readonly Square[] {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, at) => ({
    x: left + (at % (right - left + 1)),
    y: top + Math.floor(at / (right - left + 1)),
  }));
}

function forScene(play: Play, scene: SceneId): Refusal | null {
  return refereeOnly(play) ?? (play.state.scenes[scene] ? null : impossible('no-such-thing', 'There is no such map.'));
}

export const sceneHandlers: Handlers<typeof sceneCommands> = {
  AddScene: addScene,
  ShowScene: showScene,
  RenameScene: renameScene,
  NewScene: newScene,
  DuplicateScene: duplicateScene,
  FileScene: fileScene,
  RemoveScene: removeScene,
  SetScene: setScene,
  RevealSquares: revealSquares,
  RevealRoom: revealRoom,
  EditRoom: editRoom,
};
