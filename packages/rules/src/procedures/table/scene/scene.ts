import { emptyRows, rowsOfSquares, type Square } from '@lanthorn/geometry';
import { impossible, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { Scene, SceneFacts } from '../../../state/scene.ts';
import { onlyReferee } from '../permission/permission.ts';
import { arriveAt } from './arriving.ts';
import type { sceneCommands } from './commands.ts';
import { copyScene } from './copy.ts';
import { inPlay } from './in-play.ts';
import { tooManyLed } from './led.ts';
import { mayFile, maySet, ofRoom, ofScene, roomForMore, unplayableMap } from './may.ts';
import { wayInOf } from './way-in.ts';

const showScene: Handler<'ShowScene'> = (play, { scene, arriving = false }) => {
  play.happen({ type: 'SceneShown', scene });
  const found = play.state.scenes[scene];
  if (arriving && found) arriveAt(play, found, wayInOf(play.state, found));
};

const renameScene: Handler<'RenameScene'> = (play, { scene, name, toPlayers = '' }) => {
  const apart = toPlayers.trim() !== '' && toPlayers !== name;
  play.happen({ type: 'SceneRenamed', scene, name, ...(apart ? { toPlayers } : {}) });
};

const newScene: Handler<'NewScene'> = (play, { name, width, height, ground, grid = 'square', lines = 'drawn' }) => {
  const facts: SceneFacts = { ...BLANK, name, width, height, grid };
  const drawn: SceneFacts =
    ground === 'rock' ? { ...facts, floor: emptyRows(width, height) } : { ...facts, ambient: 'lit' };
  const scene = inPlay(play, drawn);
  play.happen({ type: 'SceneAdded', scene: lines === 'drawn' ? scene : { ...scene, gridLines: lines } });
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

const duplicateScene: Handler<'DuplicateScene'> = (play, { scene }) => {
  const found = play.state.scenes[scene];
  if (found) copyScene(play, found);
};

const revealSquares: Handler<'RevealSquares'> = (play, { scene: named, from, to, revealed }) => {
  const scene = sceneNamed(play.state, named);
  if (!scene) return null;
  return reveal(play, scene, between(inside(from, scene), inside(to, scene)), revealed);
};

/** The nearest square of the map. */
const inside = ({ x, y }: Square, { width, height }: Scene): Square => ({
  x: Math.min(width - 1, Math.max(0, x)),
  y: Math.min(height - 1, Math.max(0, y)),
});

const revealRoom: Handler<'RevealRoom'> = (play, { scene: named, room }) => {
  const scene = sceneNamed(play.state, named);
  const found = scene?.rooms.find(({ key }) => key === room);
  if (!scene || !found) return null;
  return reveal(play, scene, found.squares, true);
};

function reveal(play: Play, scene: Scene, squares: readonly Square[], revealed: boolean): void {
  const known = squares.filter(({ x, y }) => x >= 0 && y >= 0 && x < scene.width && y < scene.height);
  play.happen({
    type: 'SquaresRevealed',
    scene: scene.id,
    squares: rowsOfSquares(scene.width, scene.height, known),
    revealed,
  });
}

const editRoom: Handler<'EditRoom'> = (play, { scene: named, room, name, text }) => {
  const scene = sceneNamed(play.state, named);
  if (scene) play.happen({ type: 'RoomEdited', scene: scene.id, room, name, text });
};

/** The squares of a rectangle with these corners. */
function between(a: Square, b: Square): readonly Square[] {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, at) => ({
    x: left + (at % (right - left + 1)),
    y: top + Math.floor(at / (right - left + 1)),
  }));
}

export const sceneHandlers: Handlers<typeof sceneCommands> = {
  AddScene: {
    may: (state, { facts }, seat) => objections(onlyReferee(seat), roomForMore(state), ...unplayableMap(facts)),
    play: (play, { facts }) => play.happen({ type: 'SceneAdded', scene: inPlay(play, facts) }),
  },
  ShowScene: {
    may: (state, { scene, arriving = false }, seat) =>
      objections(
        ...ofScene(state, seat, scene),
        arriving && state.scenes[scene] ? tooManyLed(state, state.scenes[scene]) : null,
        state.scene === scene ? impossible('no-change', 'That map is on the board already.') : null,
      ),
    play: showScene,
  },
  RenameScene: { may: (state, { scene }, seat) => ofScene(state, seat, scene), play: renameScene },
  NewScene: { may: (state, _, seat) => objections(onlyReferee(seat), roomForMore(state)), play: newScene },
  DuplicateScene: {
    may: (state, { scene }, seat) => objections(...ofScene(state, seat, scene), roomForMore(state)),
    play: duplicateScene,
  },
  FileScene: {
    may: mayFile,
    play: (play, { scene, folder, before }) =>
      play.happen({ type: 'SceneFiled', scene, folder: folder.trim() || null, before }),
  },
  RemoveScene: {
    may: (state, { scene }, seat) => ofScene(state, seat, scene),
    play: (play, { scene }) => play.happen({ type: 'SceneRemoved', scene }),
  },
  SetScene: {
    may: maySet,
    play: (play, { scene, ambient, feetPerSquare, level }) =>
      play.happen({ type: 'SceneSet', scene, ambient, feetPerSquare, level }),
  },
  RevealSquares: {
    may: (state, { scene }, seat) =>
      objections(
        onlyReferee(seat),
        sceneNamed(state, scene) ? null : impossible('no-such-thing', 'There is no such map.'),
      ),
    play: revealSquares,
    anywhere: true,
  },
  RevealRoom: {
    may: (state, { scene, room }, seat) => ofRoom(state, seat, scene, room),
    play: revealRoom,
    anywhere: true,
  },
  EditRoom: { may: (state, { scene, room }, seat) => ofRoom(state, seat, scene, room), play: editRoom, anywhere: true },
};
