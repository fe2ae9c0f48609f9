import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, rememberedEach, rulesFor } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { BURNING_KINDS, type LightSource, lightName } from '../../../state/light.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { commands, mayReferee } from '../../table/permission/permission.ts';
import { drawnBlade, hasMagicSword } from './blade.ts';
import { fuelFor, isOfSpell } from './light.ts';

export const lightOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature) && isCapable(creature)),
  (state, bearer, seat) => [...toLight(state, bearer), ...toHandle(state, bearer, seat), ...toTake(state, bearer)],
  (state, { at }) => [at, state.lights, state.scene],
);

function toLight(state: GameState, bearer: Creature): Offer[] {
  const { blade, burning } = rulesFor(state.ruleset).light;
  const about = { place: 'creature', about: bearer.id } as const;
  const lit = BURNING_KINDS.filter((kind) => fuelFor(bearer, kind)).map((kind) =>
    offer('LightUp', `Light a ${lightName(kind)}`, {
      ...about,
      rule: burning,
      key: `LightUp:${kind}:${bearer.id}`,
      fixed: { creature: bearer.id, kind },
    }),
  );
  if (!blade || !hasMagicSword(bearer) || drawnBlade(state, bearer.id)) return lit;
  const fixed = { creature: bearer.id, kind: 'sword' } as const;
  const rest = { ...about, rule: blade.rule, key: `LightUp:sword:${bearer.id}`, fixed };
  return [...lit, offer('LightUp', 'Draw the magic sword', rest)];
}

const toHandle = (state: GameState, bearer: Creature, seat: Seat): Offer[] =>
  Object.values(state.lights)
    .filter(({ carriedBy }) => carriedBy === bearer.id)
    .flatMap((light) => [
      ...toEnd(bearer, light, seat),
      ...toCover(state, bearer, light),
      ...(bearer.at && light.kind !== 'sword' ? [handled('SetDownLight', 'Set down', bearer, light)] : []),
    ]);

const handled = (command: 'PutOut' | 'SetDownLight', label: string, bearer: Creature, light: LightSource): Offer =>
  offer(command, `${label} the ${lightName(light.kind)}`, {
    place: 'creature',
    about: bearer.id,
    key: `${command}:${light.id}`,
    fixed: { light: light.id },
  });

/** The light of a spell is the referee's to end. */
function toEnd(bearer: Creature, light: LightSource, seat: Seat): Offer[] {
  if (light.kind === 'sword') return [handled('PutOut', 'Sheathe', bearer, light)];
  if (!isOfSpell(light)) return [handled('PutOut', 'Put out', bearer, light)];
  return mayReferee(seat) ? [handled('PutOut', 'Dispel', bearer, light)] : [];
}

function toCover(state: GameState, bearer: Creature, { id, kind, covered = false }: LightSource): Offer[] {
  const { hood } = rulesFor(state.ruleset).light;
  if (!hood || kind !== 'hooded-lantern') return [];
  return [
    offer('CoverLight', covered ? 'Uncover the lantern' : 'Cover the lantern', {
      place: 'creature',
      about: bearer.id,
      rule: hood.rule,
      key: `CoverLight:${id}`,
      fixed: { light: id, covered: !covered },
    }),
  ];
}

/** A light out of sight is not offered: the offer would tell of it. */
const toTake = (state: GameState, bearer: Creature): Offer[] =>
  Object.values(state.lights)
    .filter((light) => isBesideIt(bearer, light))
    .map((light) =>
      offer('TakeUpLight', `Take up the ${lightName(light.kind)}`, {
        place: 'creature',
        about: bearer.id,
        key: `TakeUpLight:${light.id}:${bearer.id}`,
        fixed: { light: light.id, creature: bearer.id },
      }),
    );

const isBesideIt = ({ at }: Creature, { left }: LightSource): boolean => left !== null && areClose(at, left);
