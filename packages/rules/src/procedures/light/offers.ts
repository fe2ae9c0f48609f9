import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { fuelFor } from './light.ts';

export const lightOffers: Offers = (state, seat) => [
  ...toLight(state, seat),
  ...toHandle(state, seat),
  ...toTake(state, seat),
];

function toLight(state: GameState, seat: Seat): Offer[] {
  return able(state, seat).flatMap((bearer) =>
    (['torch', 'lantern'] as const)
      .filter((kind) => fuelFor(bearer, kind))
      .map((kind) =>
        offer('LightUp', `Light a ${kind}`, {
          place: 'creature',
          about: bearer.id,
          rule: 'OSE-TIM-04',
          key: `LightUp:${kind}:${bearer.id}`,
          fixed: { creature: bearer.id, kind },
        }),
      ),
  );
}

function toHandle(state: GameState, seat: Seat): Offer[] {
  const bearers = new Map(able(state, seat).map((bearer) => [bearer.id, bearer]));
  return Object.values(state.lights).flatMap((light) => {
    const bearer = light.carriedBy && bearers.get(light.carriedBy);
    if (!bearer) return [];
    const rest = { place: 'creature', about: bearer.id, fixed: { light: light.id } } as const;
    const out = offer('PutOut', `Put out the ${light.kind}`, { ...rest, key: `PutOut:${light.id}` });
    return bearer.at
      ? [out, offer('SetDownLight', `Set down the ${light.kind}`, { ...rest, key: `SetDownLight:${light.id}` })]
      : [out];
  });
}

function toTake(state: GameState, seat: Seat): Offer[] {
  return able(state, seat).flatMap((bearer) =>
    Object.values(state.lights)
      .filter(
        ({ left }) =>
          left &&
          bearer.at?.scene === left.scene &&
          Math.max(Math.abs(left.square.x - bearer.at.square.x), Math.abs(left.square.y - bearer.at.square.y)) <= 1,
      )
      .map((light) =>
        offer('TakeUpLight', `Take up the ${light.kind}`, {
          place: 'creature',
          about: bearer.id,
          key: `TakeUpLight:${light.id}:${bearer.id}`,
          fixed: { light: light.id, creature: bearer.id },
        }),
      ),
  );
}

const able = (state: GameState, seat: Seat): readonly Creature[] =>
  partyOf(state).filter((creature) => commands(seat, creature) && isCapable(creature));
