import { id } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { mappingCommands } from './commands.ts';

const writeOnMap: Handler<'WriteOnMap'> = (play, { square, text }) => {
  const scene = sceneOf(play.state);
  if (!scene) return null;
  play.happen({ type: 'MapNoteWritten', note: { id: id(play.dice.id()), scene: scene.id, square, text: text.trim() } });
  return null;
};

const eraseFromMap: Handler<'EraseFromMap'> = (play, { note }) => {
  play.happen({ type: 'MapNoteErased', note });
  return null;
};

export const mappingHandlers: Handlers<typeof mappingCommands> = { WriteOnMap: writeOnMap, EraseFromMap: eraseFromMap };
