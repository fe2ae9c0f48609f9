import { id } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { sceneFor } from '../areas/may.ts';
import { mayReferee } from '../permission/permission.ts';
import type { drawingsCommands } from './commands.ts';
import { wipedBy } from './may.ts';

const drawOnBoard: Handler<'DrawOnBoard'> = (play, { type: _, scene: named, open, words, ...facts }) => {
  const scene = sceneFor(play.state, named, play.by);
  if (!scene) return;
  play.happen({
    type: 'DrawnOnBoard',
    drawing: {
      id: id(play.dice.id()),
      scene: scene.id,
      ...facts,
      words: words.trim(),
      by: play.by.user,
      open: open || !mayReferee(play.by),
    },
  });
};

const wipeDrawings: Handler<'WipeDrawings'> = (play, command) => {
  const wiped = wipedBy(play.state, command, play.by);
  play.happen({ type: 'DrawingsWiped', drawings: wiped.map((drawing) => drawing.id) });
};

export const drawingsHandlers: Handlers<typeof drawingsCommands> = {
  DrawOnBoard: drawOnBoard,
  WipeDrawing: (play, { drawing }) => play.happen({ type: 'DrawingsWiped', drawings: [drawing] }),
  WipeDrawings: wipeDrawings,
};
