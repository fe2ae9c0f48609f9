import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { gridInput, onHexes } from '../../table/scene/grid-inputs.ts';
import { isRunning, MOST_MAPS } from './mapping.ts';

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
    inputs: { square: null, text: '' },
  });
  const erasing = offer('EraseFromMap', 'Wipe a remark off the map', {
    ...rest,
    inputs: { note: notes },
  });
  return notes.length > 0 ? [writing, erasing] : [writing];
}

/** The party's own maps: they are drawn by hand, beside what is offered here. */
function sheets(state: GameState): readonly Offer[] {
  const maps = Object.values(state.partyMaps ?? {});
  const rest = { place: 'board', rule: rulesOf(state).mapping.cites.map } as const;
  const beginning = offer('BeginPartyMap', 'Begin a map', {
    ...rest,
    inputs: {
      name: `Map ${maps.length + 1}`,
      grid: gridInput(sceneOf(state)?.grid ?? 'square'),
      width: { preset: 40, labels: onHexes('Hexes across') },
      height: { preset: 30, labels: onHexes('Hexes down') },
      feetPerSquare: { preset: 10, labels: onHexes('Feet per hex') },
    },
  });
  return [
    ...(maps.length < MOST_MAPS ? [beginning] : []),
    ...maps.flatMap((map) => [
      offer('RenamePartyMap', `Rename ${map.name}`, {
        ...rest,
        about: map.id,
        fixed: { map: map.id },
        inputs: { name: map.name },
      }),
      offer('RemovePartyMap', `Discard ${map.name}`, {
        ...rest,
        about: map.id,
        fixed: { map: map.id },
        asks: `All that is drawn on ${map.name} goes with it, for everybody. Undo in the log brings it back.`,
      }),
    ]),
  ];
}
