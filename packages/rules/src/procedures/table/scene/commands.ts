import { GRIDS } from '@lanthorn/geometry';
import {
  flag,
  id,
  label,
  maybe,
  maybeText,
  ofServer,
  oneOf,
  orNull,
  square,
  text,
  whole,
} from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { GRID_LINES, type SceneFacts } from '../../../state/scene.ts';

/** Absent for the map on the board. */
const scene = maybe(id('scene'));

export const sceneCommands = forms({
  /** The referee adds a map. Not asked over the wire: maps come in as files. */
  AddScene: { facts: ofServer<SceneFacts>() },
  /** The referee puts a map on the board. */
  ShowScene: {
    scene: id('scene'),
    /** The party arrives there, where one comes in, in its marching order. Absent: whoever stands there does. */
    arriving: maybe(flag),
  },
  RenameScene: {
    scene: id('scene'),
    name: label('Name', text(200)),
    /** What players are told that it is called; empty or absent for the same. */
    toPlayers: label('What players read, if not the same', maybe(maybeText(200))),
  },
  /** The referee begins a map of their own: a blank sheet, ten feet to the square. */
  NewScene: {
    name: label('Name', text(80)),
    width: label('Squares across', whole(1, 500)),
    height: label('Squares down', whole(1, 500)),
    /** Solid rock in the dark, to be dug out, or open ground by daylight. */
    ground: label('It begins as', oneOf('rock', 'open')),
    /** How its places lie; absent for squares. */
    grid: label('Grid', maybe(oneOf(...GRIDS))),
    /** How its grid is shown; absent where its lines are drawn. */
    lines: label('Lines of the grid', maybe(oneOf(...GRID_LINES))),
  },
  /** A copy of a map as the referee prepared it: nothing of it is explored, and nobody and no treasure is on it. */
  DuplicateScene: { scene: id('scene') },
  /** The referee keeps a map under a folder, and before another one in the list. */
  FileScene: {
    scene: id('scene'),
    /** Empty for none. */
    folder: label('Folder', maybeText(80)),
    /** Null for the end of the list. */
    before: orNull(id('scene')),
  },
  RemoveScene: { scene: id('scene') },
  /** The referee changes what holds for a whole map. */
  SetScene: {
    scene: id('scene'),
    ambient: label('Light', oneOf('dark', 'lit')),
    feetPerSquare: label('Feet per square', whole(1, 100)),
    /** Dungeon level, 1–8. */
    level: label('Dungeon level', whole(1, 8)),
  },
  /** The referee shows squares of a map to the players, or hides them again. */
  RevealSquares: {
    scene,
    from: label('From this corner', square),
    to: label('To this corner', square),
    revealed: flag,
  },
  /** The referee shows a keyed room to the players. */
  RevealRoom: { scene, room: label('Room', maybeText(200)) },
  /** The referee rewrites what a room is called, and what there is to say of it. */
  EditRoom: {
    scene,
    room: maybeText(200),
    name: label('Name', maybeText(200)),
    text: label('What is there', maybeText(4000)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly scene: typeof sceneCommands;
  }
}
