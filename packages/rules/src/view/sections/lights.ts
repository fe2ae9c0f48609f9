import { isLightKnown } from '../../procedures/light/known.ts';
import { isOpen } from '../../procedures/sight/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import { type LightSource, lightName } from '../../state/light.ts';
import type { GameState } from '../../state/state.ts';
import type { LightRecord } from '../records.ts';
import type { OwnSection } from './section.ts';

export const lights: OwnSection = {
  shared: false,
  reads: (state, eye) => [
    state.lights,
    state.creatures,
    state.party,
    state.encounter,
    state.scene,
    eye === 'referee' ? null : seenByParty(state),
  ],
  entries: (state, seat) =>
    Object.values(state.lights)
      .filter((light) => isLightKnown(state, seat, light))
      .map((light) => [`light:${light.id}`, recordOf(state, seat, light)]),
};

function recordOf(state: GameState, seat: Seat, light: LightSource): LightRecord {
  const bearer = light.carriedBy ? state.creatures[light.carriedBy] : undefined;
  const { brightness } = rulesFor(state.ruleset).light;
  const own = bearer ? isOpen(state, seat, bearer) : seat.role === 'referee';
  return {
    type: 'light',
    id: light.id,
    kind: lightName(light.kind),
    carriedBy: light.carriedBy,
    at: light.left && light.left.scene === state.scene ? light.left.square : null,
    radius: light.radius,
    turnsLeft: own ? light.turnsLeft : null,
    shines: brightness && { value: brightness.isDim(light) ? 'dim' : 'bright', rule: brightness.rule },
  };
}
