import { once, type Seat } from '../core/index.ts';
import { isLightKnown } from '../procedures/dungeon/light/known.ts';
import { isOpen } from '../procedures/situation/sight/known.ts';
import type { LightSource } from '../state/light.ts';
import type { GameState } from '../state/state.ts';
import { unchanged } from './unchanged.ts';

const lightsSeen = unchanged<GameState['lights']>();
const unmeasured = once(({ thing: _of, ...light }: LightSource): LightSource => ({ ...light, turnsLeft: null }));

/** How long a light still burns, and what else a thing that shines does, is known of those in the party's hands alone. */
export const lightsKnown = (state: GameState, seat: Seat): GameState['lights'] =>
  lightsSeen(
    state.lights,
    Object.fromEntries(
      Object.values(state.lights)
        .filter((light) => isLightKnown(state, seat, light))
        .map((light) => {
          const bearer = light.carriedBy ? state.creatures[light.carriedBy] : undefined;
          return [light.id, bearer && isOpen(state, seat, bearer) ? light : unmeasured(light)];
        }),
    ),
  );
