import { emptyRows, rowsOfSquares, type Square } from '@lanthorn/geometry';
import { id, impossible, type Refusal, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Door, Scene, SceneFacts, Trap } from '../../../state/scene.ts';
import { refereeOnly } from '../permission/permission.ts';
import type { sceneCommands } from './commands.ts';

/** Squares a side; a larger map is refused. */
export const MOST_SQUARES = 500;

const addScene: Handler<'AddScene'> = (play, { facts }) => {
  const refusal = refereeOnly(play) ?? sized(facts);
  if (refusal) return refusal;
  play.happen({ type: 'SceneAdded', scene: inPlay(play, facts) });
  return null;
};

function sized({ width, height }: SceneFacts): Refusal | null {
  const fits = [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= MOST_SQUARES);
  return fits ? null : impossible('bad-input', `A map is from 1 to ${MOST_SQUARES} squares a side.`);
}

/** Facts of a file become a map in play: its doors and traps are named, nothing of it is known yet. */
function inPlay(play: Play, facts: SceneFacts): Scene {
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

const showScene: Handler<'ShowScene'> = (play, { scene }) => {
  const refusal = forScene(play, scene);
  if (refusal) return refusal;
  if (play.state.scene === scene) return impossible('no-change', 'That map is on the board already.');
  play.happen({ type: 'SceneShown', scene });
  return null;
};

const renameScene: Handler<'RenameScene'> = (play, { scene, name }) => {
  const refusal = forScene(play, scene);
  if (refusal) return refusal;
  play.happen({ type: 'SceneRenamed', scene, name });
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

const revealSquares: Handler<'RevealSquares'> = (play, { from, to, revealed }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = sceneOf(play.state);
  if (!scene) return impossible('no-such-thing', 'No map is on the board.');
  return reveal(play, scene, between(inside(from, scene), inside(to, scene)), revealed);
};

/** The nearest square of the map. */
const inside = ({ x, y }: Square, { width, height }: Scene): Square => ({
  x: Math.min(width - 1, Math.max(0, x)),
  y: Math.min(height - 1, Math.max(0, y)),
});

const revealRoom: Handler<'RevealRoom'> = (play, { room }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = sceneOf(play.state);
  const found = scene?.rooms.find(({ key }) => key === room);
  if (!scene || !found) return impossible('no-such-thing', 'The map on the board has no such room.');
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

const editRoom: Handler<'EditRoom'> = (play, { room, name, text }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = sceneOf(play.state);
  if (!scene?.rooms.some(({ key }) => key === room))
    return impossible('no-such-thing', 'The map on the board has no such room.');
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
  RemoveScene: removeScene,
  SetScene: setScene,
  RevealSquares: revealSquares,
  RevealRoom: revealRoom,
  EditRoom: editRoom,
};
