import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, remembered } from '../../../play/index.ts';
import { bearings } from '../../../state/borne.ts';
import { called, choosable } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { BEARING_FEET } from '../movement/bearing.ts';
import { bearingBarred, isFallen } from './may.ts';

/** Beside a companion who cannot walk, that they are carried; and to whoever carries one, that they are set down. */
export const fallenOffers: Offers = remembered(
  (state, seat) => [
    ...partyOf(state)
      .filter((one) => isFallen(state, one))
      .flatMap((body) => carrying(state, seat, body)),
    ...settingDown(state, seat),
  ],
  (state) => [state.creatures, state.party, state.borne, state.encounter, state.scene, sceneOf(state), state.ruleset],
);

const HINT = `Whoever carries a companion goes ${BEARING_FEET} feet a turn at most, with their treasure too, and sets them down to strike.`;

function carrying(state: GameState, seat: Seat, body: Creature): readonly Offer[] {
  const able = partyOf(state).filter(
    (one) => one !== body && one.kind !== 'monster' && isCapable(one) && commands(seat, one),
  );
  if (able.length === 0 || bearings(state).some((one) => one.body === body.id)) return [];
  const free = able.filter((one) => bearingBarred(state, one, body).length === 0);
  const nearest = able.find((one) => areClose(state, one.at, body.at)) ?? able[0];
  const reason = nearest && free.length === 0 ? bearingBarred(state, nearest, body)[0]?.sentence : undefined;
  return [
    offer('PickUpFallen', `Carry ${called(body)}`, {
      confirm: `Let {creature} carry ${called(body)}`,
      place: 'creature',
      about: body.id,
      hint: HINT,
      fixed: { body: body.id },
      inputs: { creature: choosable(free.length > 0 ? free : able) },
      ...(reason === undefined ? {} : { barred: reason }),
    }),
  ];
}

const settingDown = (state: GameState, seat: Seat): readonly Offer[] =>
  bearings(state).flatMap(({ carrier, body }) => {
    const [one, other] = [state.creatures[carrier], state.creatures[body]];
    if (!one || !other || !commands(seat, one)) return [];
    return [
      offer('SetDownFallen', `Set ${called(other)} down`, {
        place: 'creature',
        about: carrier,
        fixed: { creature: carrier },
      }),
    ];
  });
