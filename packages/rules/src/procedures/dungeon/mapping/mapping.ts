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

const beginPartyMap: Handler<'BeginPartyMap'> = (play, { name, width, height, feetPerSquare, grid = 'square' }) => {
  const paper = { name: name.trim(), width, height, feetPerSquare, grid };
  play.happen({ type: 'PartyMapBegun', map: id(play.dice.id()), ...paper });
  return null;
};

const drawPartyMap: Handler<'DrawPartyMap'> = (play, { map, strokes }) => {
  play.happen({ type: 'PartyMapDrawn', map, strokes });
  return null;
};

const renamePartyMap: Handler<'RenamePartyMap'> = (play, { map, name }) => {
  play.happen({ type: 'PartyMapRenamed', map, name: name.trim() });
  return null;
};

const removePartyMap: Handler<'RemovePartyMap'> = (play, { map }) => {
  play.happen({ type: 'PartyMapRemoved', map });
  return null;
};

export const mappingHandlers: Handlers<typeof mappingCommands> = {
  WriteOnMap: writeOnMap,
  EraseFromMap: eraseFromMap,
  BeginPartyMap: beginPartyMap,
  DrawPartyMap: drawPartyMap,
  RenamePartyMap: renamePartyMap,
  RemovePartyMap: removePartyMap,
};
