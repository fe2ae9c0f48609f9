import { type Offer, offer } from '../../offer.ts';
import { remembered } from '../../offer-memory.ts';
import type { Offers } from '../../procedure.ts';
import { sceneOf } from '../../state/read.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';

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
  const rooms = scene.rooms.map(({ key, name }) => ({ value: key, label: name ? `${key}: ${name}` : key }));
  const corners = [
    { kind: 'square', name: 'from', label: 'From this corner', from: null },
    { kind: 'square', name: 'to', label: 'To this corner', from: null },
  ] as const;
  const rest = { place: 'desk', rule: 'OSE-MOV-03' } as const;
  return [
    ...(rooms.length > 0
      ? [
          offer('RevealRoom', 'Show a room to the players', {
            ...rest,
            inputs: [{ kind: 'choice', name: 'room', label: 'Room', options: rooms }],
          }),
        ]
      : []),
    ...scene.rooms.map(({ key, name, text }) =>
      offer('EditRoom', `Rewrite room ${key}`, {
        place: 'palette',
        key: `EditRoom:${key}`,
        about: `room:${key}`,
        fixed: { room: key },
        inputs: [
          { kind: 'text', name: 'name', label: 'Name', maxLength: 200, preset: name },
          { kind: 'text', name: 'text', label: 'What is there', maxLength: 4_000, preset: text },
        ],
      }),
    ),
    offer('RevealSquares', 'Show squares to the players', {
      ...rest,
      key: 'RevealSquares:show',
      fixed: { revealed: true },
      inputs: corners,
    }),
    offer('RevealSquares', 'Hide squares from the players', {
      ...rest,
      key: 'RevealSquares:hide',
      fixed: { revealed: false },
      inputs: corners,
    }),
  ];
}

function ofScene(scene: Scene, state: GameState): Offer[] {
  const about = { place: 'desk', about: scene.id, fixed: { scene: scene.id } } as const;
  const settings = [
    {
      kind: 'choice',
      name: 'ambient',
      label: 'Light',
      options: [
        { value: 'dark', label: 'Dark' },
        { value: 'lit', label: 'Lit everywhere' },
      ],
      preset: scene.ambient,
    },
    {
      kind: 'number',
      name: 'feetPerSquare',
      label: 'Feet to the square',
      min: 1,
      max: 100,
      preset: scene.feetPerSquare,
    },
    { kind: 'number', name: 'level', label: 'Dungeon level', min: 1, max: 8, preset: scene.level },
  ] as const;
  return [
    ...(state.scene === scene.id ? [] : [offer('ShowScene', `Put ${scene.name} on the board`, about)]),
    offer('SetScene', `Light and scale of ${scene.name}`, { ...about, inputs: settings }),
    offer('RenameScene', `Rename ${scene.name}`, {
      ...about,
      inputs: [{ kind: 'text', name: 'name', label: 'Name', maxLength: 80, preset: scene.name }],
    }),
    offer('RemoveScene', `Remove ${scene.name}`, about),
  ];
}
