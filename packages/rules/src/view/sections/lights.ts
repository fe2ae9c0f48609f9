import type { Seat } from '../../core/index.ts';
import { rulesFor } from '../../play/index.ts';
import { isLightKnown } from '../../procedures/dungeon/light/known.ts';
import { isOpen } from '../../procedures/situation/sight/known.ts';
import { seenByParty } from '../../procedures/situation/sight/sight.ts';
import { mayReferee } from '../../procedures/table/permission/permission.ts';
import { type LightSource, lightName } from '../../state/light.ts';
import type { GameState } from '../../state/state.ts';
import type { LightRecord } from '../records/index.ts';
import type { Entry, OwnSection } from './section.ts';

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
      .map((light) => entryOf(state, seat, light)),
};

/** A light as it was shown last, and what that rests on beside the light. */
interface Kept {
  readonly own: boolean;
  readonly scene: GameState['scene'];
  readonly ruleset: GameState['ruleset'];
  readonly entry: Entry;
}

const entries = new WeakMap<LightSource, Kept>();

function entryOf(state: GameState, seat: Seat, light: LightSource): Entry {
  const bearer = light.carriedBy ? state.creatures[light.carriedBy] : undefined;
  const own = bearer ? isOpen(state, seat, bearer) : mayReferee(seat);
  const { scene, ruleset } = state;
  const kept = entries.get(light);
  if (kept?.own === own && kept.scene === scene && kept.ruleset === ruleset) return kept.entry;
  const entry: Entry = [`light:${light.id}`, recordOf(state, light, own)];
  entries.set(light, { own, scene, ruleset, entry });
  return entry;
}

function recordOf(state: GameState, light: LightSource, own: boolean): LightRecord {
  const { brightness } = rulesFor(state.ruleset).light;
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
