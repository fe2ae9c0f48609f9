import { type Offer, offer, type RuleId, type SceneId } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import { placeOf, placesOf, type Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../permission/permission.ts';
import { gridInput, gridLinesInput, onHexes } from './grid-inputs.ts';

export const sceneOffers: Offers = remembered(
  (state, seat) =>
    mayReferee(seat)
      ? [blank, ...onBoard(state), ...Object.values(state.scenes).flatMap((scene) => ofScene(scene, state))]
      : [],
  (state) => [
    state.scene,
    ...Object.values(state.scenes).flatMap(
      ({ id, name, grid, gridLines, rooms, ambient, feetPerSquare, level, toPlayers, folder }) => [
        id,
        name,
        grid,
        gridLines,
        rooms,
        ambient,
        feetPerSquare,
        level,
        toPlayers,
        folder,
      ],
    ),
  ],
);

const blank = offer('NewScene', 'New blank map', {
  confirm: 'Make the map',
  place: 'desk',
  inputs: {
    name: 'A new map',
    grid: gridInput('square'),
    lines: gridLinesInput('drawn'),
    width: { preset: 40, labels: onHexes('Hexes across') },
    height: { preset: 30, labels: onHexes('Hexes down') },
    ground: {
      of: labelled(['rock', 'open'], { rock: 'Solid rock, to be dug out', open: 'Open ground, in daylight' }),
      preset: 'rock',
    },
  },
});

function onBoard(state: GameState): Offer[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  const corners = { from: null, to: null };
  const fixed = { scene: scene.id };
  const rest = { place: 'desk', rule: rulesOf(state).sight.cites.map } as const;
  const squares = (label: string, key: string, revealed: boolean): Offer =>
    offer('RevealSquares', label, {
      ...rest,
      key: `RevealSquares:${key}`,
      fixed: { ...fixed, revealed },
      inputs: corners,
    });
  return [
    ...(scene.rooms.length > 0 ? [showing(scene, rest.rule)] : []),
    ...scene.rooms.map((room) => rewriting(scene, room)),
    squares(`Show ${placesOf(scene.grid)} to the players`, 'show', true),
    squares(`Hide ${placesOf(scene.grid)} from the players`, 'hide', false),
  ];
}

const showing = ({ id, rooms }: Scene, rule: RuleId): Offer =>
  offer('RevealRoom', 'Show a room to the players', {
    place: 'desk',
    rule,
    fixed: { scene: id },
    inputs: { room: rooms.map(({ key, name }) => ({ value: key, label: name ? `${key}: ${name}` : key })) },
  });

const rewriting = ({ id }: Scene, { key, name, text: told }: Scene['rooms'][number]): Offer =>
  offer('EditRoom', `Rewrite room ${key}`, {
    place: 'palette',
    key: `EditRoom:${key}`,
    about: `room:${key}`,
    fixed: { scene: id, room: key },
    inputs: { name, text: told },
  });

function ofScene(scene: Scene, state: GameState): Offer[] {
  const about = { place: 'desk', about: scene.id, fixed: { scene: scene.id } } as const;
  const settings = {
    ambient: { of: labelled(['dark', 'lit'], { dark: 'Dark', lit: 'Lit everywhere' }), preset: scene.ambient },
    feetPerSquare: { preset: scene.feetPerSquare, label: `Feet to the ${placeOf(scene.grid)}` },
    level: scene.level,
  };
  return [
    ...(state.scene === scene.id ? [] : [offer('ShowScene', `Show ${scene.name} to the players`, about)]),
    offer('SetScene', `Light and scale of ${scene.name}`, { ...about, inputs: settings }),
    offer('SetGridLines', `Grid lines of ${scene.name}`, {
      ...about,
      inputs: { lines: gridLinesInput(scene.gridLines ?? 'drawn') },
    }),
    offer('RenameScene', `Rename ${scene.name}`, {
      ...about,
      inputs: { name: { preset: scene.name, most: 80 }, toPlayers: { preset: scene.toPlayers ?? '', most: 80 } },
    }),
    offer('DuplicateScene', `Duplicate ${scene.name}`, about),
    offer('FileScene', `Put ${scene.name} in a folder`, {
      ...about,
      fixed: { scene: scene.id, before: nextOf(scene, state) },
      inputs: { folder: scene.folder ?? '' },
    }),
    offer('RemoveScene', `Remove ${scene.name}`, {
      ...about,
      asks: `${state.scene === scene.id ? 'The players have it before them now: their board will be empty.' : 'The players do not see it now.'} Whoever stands on it will stand nowhere. Undo in the log brings it back.`,
    }),
  ];
}

/** The map that follows one in the list; null for none. */
function nextOf(scene: Scene, { scenes }: GameState): SceneId | null {
  const list = Object.values(scenes);
  return list[list.indexOf(scene) + 1]?.id ?? null;
}
