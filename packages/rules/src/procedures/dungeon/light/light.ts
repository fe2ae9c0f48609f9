import { id, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { taken } from '../../party/belongings/held.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { drawBlade } from './blade.ts';
import type { lightCommands } from './commands.ts';
import { isLightKnown } from './known.ts';
import { fuelFor, lampFor, mayCover, mayHandle, mayLight, mayPutOut, maySetDown, mayTakeUp } from './may.ts';
import { lightThing } from './thing.ts';

const lightUp: Handler<'LightUp'> = (play, { creature, kind, item }) => {
  const bearer = play.state.creatures[creature];
  if (!bearer) return;
  if (kind === 'sword') return drawBlade(play, bearer);
  if (kind === 'own') return lightThing(play, bearer, item);
  const [fuel, lamp] = [fuelFor(bearer, kind), lampFor(bearer, kind)];
  const [rule, thing] = [play.rules.light, lamp ?? fuel];
  play.happen({
    type: 'LightLit',
    light: {
      id: id(play.dice.id()),
      kind,
      carriedBy: creature,
      left: null,
      radius: rule.radius(kind),
      turnsLeft: fuel?.does?.turns ?? rule.turns(kind),
      ...(thing ? { thing: taken(play.dice, thing, 1) } : {}),
    },
    spent: fuel ? { creature, item: fuel.id } : null,
    ...(lamp && lamp !== fuel ? { lamp: lamp.id } : {}),
  });
};

const coverLight: Handler<'CoverLight'> = (play, { light, covered }) => {
  const { hood, radius } = play.rules.light;
  if (hood)
    play.happen({ type: 'LightCovered', light, covered, radius: covered ? hood.radius : radius('hooded-lantern') });
};

const putOut: Handler<'PutOut'> = (play, { light }) => {
  const found = play.state.lights[light];
  if (found)
    play.happen({ type: 'LightWentOut', light, kind: found.kind, carriedBy: found.carriedBy, burntOut: false });
};

const setDown: Handler<'SetDownLight'> = (play, { light }) => {
  const bearer = play.state.lights[light]?.carriedBy;
  const left = (bearer && play.state.creatures[bearer]?.at) || null;
  play.happen({ type: 'LightChangedHands', light, carriedBy: null, left });
};

/** Every light burns a turn less; those with none left go out. */
export function burnLights(play: Play): void {
  if (!play.state.automation.lights) return;
  for (const light of Object.values(play.state.lights)) {
    if (light.turnsLeft === null) continue;
    if (light.turnsLeft > 1) play.happen({ type: 'LightBurned', light: light.id, turnsLeft: light.turnsLeft - 1 });
    else
      play.happen({
        type: 'LightWentOut',
        light: light.id,
        kind: light.kind,
        carriedBy: light.carriedBy,
        burntOut: true,
      });
  }
}

export const lightHandlers: Handlers<typeof lightCommands> = {
  LightUp: {
    may: (state, { creature, kind, item }, seat) => {
      const bearer = state.creatures[creature];
      return objections(mayAct(state, seat, creature), ...(bearer ? mayLight(state, bearer, kind, item) : []));
    },
    play: lightUp,
    counts: { by: 'creature', as: (_, { kind }) => (kind === 'sword' ? 'draw-item' : 'light-source') },
  },
  PutOut: {
    may: (state, { light }, seat) => objections(mayHandle(state, light, seat), mayPutOut(state.lights[light], seat)),
    play: putOut,
  },
  CoverLight: {
    may: (state, { light, covered }, seat) =>
      objections(mayHandle(state, light, seat), ...mayCover(state, state.lights[light], covered)),
    play: coverLight,
  },
  SetDownLight: {
    may: (state, { light }, seat) => objections(mayHandle(state, light, seat), maySetDown(state, state.lights[light])),
    play: setDown,
  },
  TakeUpLight: {
    may: (state, { light, creature }, seat) => {
      const found = state.lights[light];
      const known = found && isLightKnown(state, seat, found) ? found : undefined;
      return objections(mayAct(state, seat, creature), mayTakeUp(state, known, creature));
    },
    play: (play, { light, creature }) =>
      play.happen({ type: 'LightChangedHands', light, carriedBy: creature, left: null }),
    counts: { by: 'creature', as: 'pick-up' },
  },
};
