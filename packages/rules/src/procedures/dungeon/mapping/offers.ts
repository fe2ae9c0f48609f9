import { offer } from '../../../core/index.ts';
import { choice, square, text } from '../../../core/inputs.ts';
import { type Offers, rulesFor } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { isRunning, LONGEST_NOTE } from './may.ts';

export const mappingOffers: Offers = (state, seat) => {
  const { canDraw } = rulesFor(state.ruleset).mapping;
  const scene = sceneOf(state);
  if (!scene || (!mayReferee(seat) && !canDraw(state.party.mapper, seat.user, isRunning(state)))) return [];
  const notes = Object.values(state.mapNotes).map((note) => ({ value: note.id, label: note.text }));
  const rest = { place: 'board', rule: rulesFor(state.ruleset).mapping.cites.map } as const;
  const writing = offer('WriteOnMap', 'Write on the map', {
    ...rest,
    inputs: [square('square', 'Where'), text('text', 'Remark', LONGEST_NOTE)],
  });
  const erasing = offer('EraseFromMap', 'Wipe a remark off the map', {
    ...rest,
    inputs: [choice('note', 'Remark', notes)],
  });
  return notes.length > 0 ? [writing, erasing] : [writing];
};
