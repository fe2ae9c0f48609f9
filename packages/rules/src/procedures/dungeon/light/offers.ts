import type { Square } from '@lanthorn/geometry';
import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { columnAndRow, toldApart } from '../../../core/told-apart.ts';
import { counted } from '../../../core/words.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { BURNING_KINDS, type LightSource, lightName } from '../../../state/light.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { roomName } from '../../table/scene/rooms.ts';
import { isOfSpell, mayCover, mayHandle, mayLight, mayPutOut, maySetDown, mayTakeUp } from './may.ts';

export const lightOffers: Offers = (state, seat) => [...toBearers(state, seat), ...toEndPlaced(state, seat)];

const toBearers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature) && isCapable(creature)),
  (state, bearer, seat) => [...toLight(state, bearer), ...toHandle(state, bearer, seat), ...toTake(state, bearer)],
  (state, { at }) => [at, state.lights, state.scene],
);

/** A spell's light shines in nobody's hand where it was cast at a place: on the map before the referee, who ends it. */
const toEndPlaced: Offers = (state, seat) => {
  const scene = sceneOf(state);
  const placed = Object.values(state.lights).flatMap((light) => {
    const { id, left } = light;
    const here = light.placed && left && left.scene === scene?.id;
    return here && mayHandle(state, id, seat) === null ? [{ ...light, square: left.square }] : [];
  });
  const where = scene ? placesToldApart(scene, placed) : [];
  return placed.map((light, nth) =>
    offer('PutOut', `Dispel the ${lightName(light)} (${where[nth]})`, {
      place: 'palette',
      key: `PutOut:${light.id}`,
      fixed: { light: light.id },
    }),
  );
};

/** Of each the room, or its square where it lies in none, or in the same one as another: `Crypt`, `column 7, row 3`. */
function placesToldApart(scene: Scene, placed: readonly { readonly square: Square }[]): readonly string[] {
  const rooms = placed.map(({ square }) => roomName(scene, square));
  return placed.map(({ square }, nth) => {
    const room = rooms[nth] ?? null;
    const alone = room !== null && rooms.filter((other) => other === room).length === 1;
    return alone ? room : columnAndRow(square);
  });
}

function toLight(state: GameState, bearer: Creature): Offer[] {
  const { blade, burning } = rulesOf(state).light;
  const about = { place: 'creature', about: bearer.id } as const;
  const own = bearer.items.filter(({ does }) => does?.glow !== undefined);
  const lit = BURNING_KINDS.filter((kind) => mayLight(state, bearer, kind).length === 0).map((kind) =>
    offer('LightUp', `Light a ${lightName({ kind })}`, {
      ...about,
      rule: burning,
      key: `LightUp:${kind}:${bearer.id}`,
      fixed: { creature: bearer.id, kind },
    }),
  );
  const shining = own.map(({ id: item, name }) =>
    offer('LightUp', `Light the ${name}`, {
      ...about,
      key: `LightUp:own:${item}`,
      fixed: { creature: bearer.id, kind: 'own', item },
    }),
  );
  if (!blade || mayLight(state, bearer, 'sword').length > 0) return [...lit, ...shining];
  const fixed = { creature: bearer.id, kind: 'sword' } as const;
  const rest = { ...about, rule: blade.rule, key: `LightUp:sword:${bearer.id}`, fixed };
  return [...lit, ...shining, offer('LightUp', 'Draw the magic sword', rest)];
}

/** Several of a kind in the same hands are told apart by how long they burn. */
function toHandle(state: GameState, bearer: Creature, seat: Seat): Offer[] {
  const held = Object.values(state.lights).filter(({ carriedBy }) => carriedBy === bearer.id);
  return toldApart(held, lightName, timeLeft).flatMap(([light, name]) => {
    const handled = (command: 'PutOut' | 'SetDownLight', verb: string): Offer =>
      offer(command, `${verb} the ${name}`, {
        place: 'creature',
        about: bearer.id,
        key: `${command}:${light.id}`,
        fixed: { light: light.id },
      });
    return [
      ...(mayPutOut(light, seat) ? [] : [handled('PutOut', verbOfEnding(light))]),
      ...toCover(state, bearer, light),
      ...(maySetDown(state, light) ? [] : [handled('SetDownLight', 'Set down')]),
    ];
  });
}

const timeLeft = ({ turnsLeft }: LightSource): string =>
  turnsLeft === null ? 'without end' : `${counted(turnsLeft, 'turn')} left`;

const verbOfEnding = (light: LightSource): string =>
  light.kind === 'sword' ? 'Sheathe' : isOfSpell(light) ? 'Dispel' : 'Put out';

function toCover(state: GameState, bearer: Creature, light: LightSource): Offer[] {
  const { hood } = rulesOf(state).light;
  const { id, covered = false } = light;
  if (!hood || mayCover(state, light, !covered).length > 0) return [];
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
function toTake(state: GameState, bearer: Creature): Offer[] {
  const near = Object.values(state.lights).filter((light) => mayTakeUp(state, light, bearer.id) === null);
  const where = ({ left }: LightSource) => (left ? columnAndRow(left.square) : '');
  return toldApart(near, lightName, where).map(([light, name]) =>
    offer('TakeUpLight', `Take up the ${name}`, {
      place: 'creature',
      about: bearer.id,
      key: `TakeUpLight:${light.id}:${bearer.id}`,
      fixed: { light: light.id, creature: bearer.id },
    }),
  );
}
