import { type Offer, offer } from '../../../core/index.ts';
import { choice, number, square, text } from '../../../core/inputs.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { gridInput, onHexes } from '../../table/scene/grid-inputs.ts';
import { isRunning, LONGEST_NAME, LONGEST_NOTE, MOST_MAPS } from './may.ts';

export const mappingOffers: Offers = (state, seat) => {
  const { canDraw } = rulesOf(state).mapping;
  if (!mayReferee(seat) && !canDraw(state.party.mapper, seat.user, isRunning(state))) return [];
  return [...remarks(state), ...sheets(state)];
};

/** Remarks on the map that lies before all. */
function remarks(state: GameState): readonly Offer[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  const notes = Object.values(state.mapNotes).map((note) => ({ value: note.id, label: note.text }));
  const rest = { place: 'board', rule: rulesOf(state).mapping.cites.map } as const;
  const writing = offer('WriteOnMap', 'Write on the map', {
    ...rest,
    inputs: [square('square', 'Where'), text('text', 'Remark', LONGEST_NOTE)],
  });
  const erasing = offer('EraseFromMap', 'Wipe a remark off the map', {
    ...rest,
    inputs: [choice('note', 'Remark', notes)],
  });
  return notes.length > 0 ? [writing, erasing] : [writing];
}

/** The party's own maps: they are drawn by hand, beside what is offered here. */
function sheets(state: GameState): readonly Offer[] {
  const maps = Object.values(state.partyMaps ?? {});
  const rest = { place: 'board', rule: rulesOf(state).mapping.cites.map } as const;
  const beginning = offer('BeginPartyMap', 'Begin a map', {
    ...rest,
    inputs: [
      text('name', 'Name', LONGEST_NAME, `Map ${maps.length + 1}`),
      gridInput('Paper', sceneOf(state)?.grid ?? 'square'),
      number('width', 'Squares across', [10, 100], 40, onHexes('Hexes across')),
      number('height', 'Squares down', [10, 100], 30, onHexes('Hexes down')),
      number('feetPerSquare', 'Feet a square', [1, 1_000], 10, onHexes('Feet a hex')),
    ],
  });
  return [
    ...(maps.length < MOST_MAPS ? [beginning] : []),
    ...maps.flatMap((map) => [
      offer('RenamePartyMap', `Rename ${map.name}`, {
        ...rest,
        about: map.id,
        fixed: { map: map.id },
        inputs: [text('name', 'Name', LONGEST_NAME, map.name)],
      }),
      offer('RemovePartyMap', `Throw ${map.name} away`, {
        ...rest,
        about: map.id,
        fixed: { map: map.id },
        asks: `All that is drawn on ${map.name} goes with it, for everybody. Undo in the log brings it back.`,
      }),
    ]),
  ];
}
