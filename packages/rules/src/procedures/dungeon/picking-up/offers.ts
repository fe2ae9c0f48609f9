import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { isPlural } from '../../../core/words.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LyingThing, lyingThings } from '../../../state/lying.ts';
import { asTheyLie } from '../../../state/one-of-each.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { feetLeftReads } from '../movement/rate.ts';
import { comesToHand } from '../movement/to-hand.ts';
import { mayTakeOne } from './picking-up.ts';

/** What lies next to somebody may be picked up; the referee may clear it away. */
export const pickingUpOffers: Offers = (state, seat) =>
  lyingThings(state).length === 0
    ? []
    : [...taking(state, seat), ...(mayReferee(seat) ? lyingThings(state).map(clearing) : [])];

const taking = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature) && isCapable(creature)),
  (state, creature, seat) => {
    return toPickUp(state, seat, creature, lyingThings(state));
  },
  (state) => [state.lying, state.scene, state.creatures, state.encounter, sceneOf(state), ...feetLeftReads(state)],
);

function toPickUp(state: GameState, seat: Seat, creature: Creature, known: readonly LyingThing[]): Offer[] {
  if (mayTakeOne(state, creature).length > 0) return [];
  const isClose = (thing: LyingThing) => (areClose(state, creature.at, thing.at) ? 0 : 1);
  const near = known
    .filter((thing) => comesToHand(state, seat, creature, thing.at))
    .toSorted((one, other) => isClose(one) - isClose(other));
  if (near.length === 0) return [];
  return [
    offer('PickUp', 'Pick something up', {
      confirm: 'Pick up {thing}',
      place: 'creature',
      about: creature.id,
      fixed: { creature: creature.id },
      inputs: {
        thing: asTheyLie(
          near.map(({ item }) => item),
          rulesOf(state).equipment.wares,
        ),
      },
    }),
  ];
}

function clearing({ item }: LyingThing): Offer {
  const name = item.name.toLowerCase();
  const it = isPlural(name) ? 'them' : 'it';
  return offer('ClearAway', `Clear away the ${name}`, {
    asks: `Whoever saw the ${name} lie there finds ${it} gone. Undo in the log brings ${it} back.`,
    place: 'palette',
    key: `ClearAway:${item.id}`,
    fixed: { thing: item.id },
  });
}
