import { type Offer, offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';

export const creatureOffers: Offers = (state, seat) =>
  Object.values(state.creatures)
    .filter((creature) => commands(seat, creature) && (seat.role === 'referee' || !creature.hidden))
    .flatMap((creature) => [...(seat.role === 'referee' ? toReferee(creature, state) : []), toOwner(creature)]);

const toOwner = (creature: Creature): Offer =>
  offer('WriteNotes', `Notes on ${creature.name}`, {
    place: 'palette',
    about: creature.id,
    fixed: { creature: creature.id },
    inputs: [{ kind: 'text', name: 'notes', label: 'Notes', maxLength: 4_000, preset: creature.notes }],
  });

function toReferee(creature: Creature, state: GameState): Offer[] {
  const { id, name, hidden, at } = creature;
  const about = (place: 'desk' | 'board' | 'palette', fixed: Offer['fixed'] = {}) => ({ place, about: id, fixed: { creature: id, ...fixed } });
  const member = state.party.members.includes(id);
  const march =
    creature.kind === 'monster'
      ? []
      : [offer('SetMembership', member ? `${name} leaves the party` : `${name} joins the party`, about('desk', { member: !member }))];
  return [
    offer('HideCreature', hidden ? `Reveal ${name} to the players` : `Hide ${name} from the players`, about('board', { hidden: !hidden })),
    ...(state.scene
      ? [offer('PlaceCreature', at ? `Move ${name} elsewhere` : `Put ${name} on the board`, { ...about('board'), inputs: [{ kind: 'square', name: 'square', label: 'Where', from: null }] })]
      : []),
    ...(at ? [offer('PlaceCreature', `Take ${name} off the board`, { ...about('board', { square: null }), key: `PlaceCreature:off:${id}` })] : []),
    offer('RenameCreature', `Rename ${name}`, {
      ...about('palette', { icon: creature.icon }),
      inputs: [{ kind: 'text', name: 'name', label: 'Name', maxLength: 60, preset: name }],
    }),
    ...march,
    offer('RemoveCreature', `Remove ${name}`, about('palette')),
  ];
}
