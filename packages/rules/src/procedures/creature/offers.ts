import { type Offer, offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';

export const creatureOffers: Offers = (state, seat) =>
  Object.values(state.creatures)
    .filter((creature) => commands(seat, creature))
    .flatMap((creature) => (seat.role === 'referee' ? toReferee(creature, state) : toOwner(creature)));

interface Kept {
  readonly member: boolean;
  readonly board: boolean;
  readonly offers: readonly Offer[];
}

/** By creature: there are many, and few change at a time. */
const kept = new WeakMap<Creature, Kept>();

function toReferee(creature: Creature, state: GameState): readonly Offer[] {
  const member = state.party.members.includes(creature.id);
  const board = state.scene !== null;
  const before = kept.get(creature);
  if (before?.member === member && before.board === board) return before.offers;
  const offers = [...ofReferee(creature, member, board), ...toOwner(creature)];
  kept.set(creature, { member, board, offers });
  return offers;
}

const toOwner = (creature: Creature): readonly Offer[] => [
  offer('WriteNotes', `Notes on ${creature.name}`, {
    place: 'palette',
    about: creature.id,
    fixed: { creature: creature.id },
    inputs: [{ kind: 'text', name: 'notes', label: 'Notes', maxLength: 4_000, preset: creature.notes }],
  }),
];

function ofReferee(creature: Creature, member: boolean, board: boolean): Offer[] {
  const { id, name, hidden, at } = creature;
  const about = (place: 'desk' | 'board' | 'palette', fixed: Offer['fixed'] = {}) => ({
    place,
    about: id,
    fixed: { creature: id, ...fixed },
  });
  const march =
    creature.kind === 'monster'
      ? []
      : [
          offer(
            'SetMembership',
            member ? `${name} leaves the party` : `${name} joins the party`,
            about('desk', { member: !member }),
          ),
        ];
  return [
    offer(
      'HideCreature',
      hidden ? `Reveal ${name} to the players` : `Hide ${name} from the players`,
      about('board', { hidden: !hidden }),
    ),
    ...(board
      ? [
          offer('PlaceCreature', at ? `Move ${name} elsewhere` : `Put ${name} on the board`, {
            ...about('board'),
            inputs: [{ kind: 'square', name: 'square', label: 'Where', from: null }],
          }),
        ]
      : []),
    ...(at
      ? [
          offer('PlaceCreature', `Take ${name} off the board`, {
            ...about('board', { square: null }),
            key: `PlaceCreature:off:${id}`,
          }),
        ]
      : []),
    offer('RenameCreature', `Rename ${name}`, {
      ...about('palette', { icon: creature.icon }),
      inputs: [{ kind: 'text', name: 'name', label: 'Name', maxLength: 60, preset: name }],
    }),
    ...march,
    offer('SetHitPoints', `Set the hit points of ${name}`, {
      ...about('palette', { max: creature.hitPoints.max }),
      inputs: [
        {
          kind: 'number',
          name: 'now',
          label: 'Hit points',
          min: -20,
          max: creature.hitPoints.max,
          preset: creature.hitPoints.now,
        },
      ],
    }),
    offer('RemoveCreature', `Remove ${name}`, about('palette')),
  ];
}
