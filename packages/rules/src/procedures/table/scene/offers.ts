import { type Offer, offer, type RuleId } from '../../../core/index.ts';
import { choice, labelled, number, square, text } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesFor } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

export const sceneOffers: Offers = remembered(
  (state, seat) =>
    seat.role === 'referee'
      ? [...onBoard(state), ...Object.values(state.scenes).flatMap((scene) => ofScene(scene, state))]
      : [],
  (state) => [
    state.scene,
    ...Object.values(state.scenes).flatMap(({ id, name, rooms, ambient, feetPerSquare, level }) => [
      id,
      name,
      rooms,
      ambient,
      feetPerSquare,
      level,
    ]),
  ],
);

function onBoard(state: GameState): Offer[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  const corners = [square('from', 'From this corner'), square('to', 'To this corner')];
  const rest = { place: 'desk', rule: rulesFor(state.ruleset).sight.cites.map } as const;
  const squares = (label: string, key: string, revealed: boolean): Offer =>
    offer('RevealSquares', label, { ...rest, key: `RevealSquares:${key}`, fixed: { revealed }, inputs: corners });
  return [
    ...(scene.rooms.length > 0 ? [showing(scene.rooms, rest.rule)] : []),
    ...scene.rooms.map(rewriting),
    squares('Show squares to the players', 'show', true),
    squares('Hide squares from the players', 'hide', false),
  ];
}

const showing = (rooms: Scene['rooms'], rule: RuleId): Offer =>
  offer('RevealRoom', 'Show a room to the players', {
    place: 'desk',
    rule,
    inputs: [
      choice(
        'room',
        'Room',
        rooms.map(({ key, name }) => ({ value: key, label: name ? `${key}: ${name}` : key })),
      ),
    ],
  });

const rewriting = ({ key, name, text: told }: Scene['rooms'][number]): Offer =>
  offer('EditRoom', `Rewrite room ${key}`, {
    place: 'palette',
    key: `EditRoom:${key}`,
    about: `room:${key}`,
    fixed: { room: key },
    inputs: [text('name', 'Name', 200, name), text('text', 'What is there', 4_000, told)],
  });

function ofScene(scene: Scene, state: GameState): Offer[] {
  const about = { place: 'desk', about: scene.id, fixed: { scene: scene.id } } as const;
  const settings = [
    choice('ambient', 'Light', labelled(['dark', 'lit'], { dark: 'Dark', lit: 'Lit everywhere' }), scene.ambient),
    number('feetPerSquare', 'Feet to the square', [1, 100], scene.feetPerSquare),
    number('level', 'Dungeon level', [1, 8], scene.level),
  ];
  return [
    ...(state.scene === scene.id ? [] : [offer('ShowScene', `Put ${scene.name} on the board`, about)]),
    offer('SetScene', `Light and scale of ${scene.name}`, { ...about, inputs: settings }),
    offer('RenameScene', `Rename ${scene.name}`, { ...about, inputs: [text('name', 'Name', 80, scene.name)] }),
    offer('RemoveScene', `Remove ${scene.name}`, about),
  ];
}
