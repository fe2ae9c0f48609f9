import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { rememberedEach } from '../../offer-memory.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { fuelFor } from './light.ts';

export const lightOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature) && isCapable(creature)),
  (state, bearer) => [...toLight(bearer), ...toHandle(state, bearer), ...toTake(state, bearer)],
  ({ lights }) => [lights],
);

const toLight = (bearer: Creature): Offer[] =>
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
    );

const toHandle = (state: GameState, bearer: Creature): Offer[] =>
  Object.values(state.lights)
    .filter(({ carriedBy }) => carriedBy === bearer.id)
    .flatMap((light) => {
      const rest = { place: 'creature', about: bearer.id, fixed: { light: light.id } } as const;
      const out = offer('PutOut', `Put out the ${light.kind}`, { ...rest, key: `PutOut:${light.id}` });
      return bearer.at
        ? [out, offer('SetDownLight', `Set down the ${light.kind}`, { ...rest, key: `SetDownLight:${light.id}` })]
        : [out];
    });

const toTake = (state: GameState, bearer: Creature): Offer[] =>
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
    );
