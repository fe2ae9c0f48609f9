import { id } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { mappingCommands } from './commands.ts';

const writeOnMap: Handler<'WriteOnMap'> = (play, { square, text }) => {
  const scene = sceneOf(play.state);
  if (!scene) return;
  play.happen({ type: 'MapNoteWritten', note: { id: id(play.dice.id()), scene: scene.id, square, text: text.trim() } });
};

const beginPartyMap: Handler<'BeginPartyMap'> = (play, { name, width, height, feetPerSquare, grid = 'square' }) => {
  const paper = { name: name.trim(), width, height, feetPerSquare, grid };
  play.happen({ type: 'PartyMapBegun', map: id(play.dice.id()), ...paper });
};

export const mappingHandlers: Handlers<typeof mappingCommands> = {
  WriteOnMap: writeOnMap,
  EraseFromMap: (play, { note }) => play.happen({ type: 'MapNoteErased', note }),
  BeginPartyMap: beginPartyMap,
  DrawPartyMap: (play, { map, strokes }) => play.happen({ type: 'PartyMapDrawn', map, strokes }),
  RenamePartyMap: (play, { map, name }) => play.happen({ type: 'PartyMapRenamed', map, name: name.trim() }),
  RemovePartyMap: (play, { map }) => play.happen({ type: 'PartyMapRemoved', map }),
};
