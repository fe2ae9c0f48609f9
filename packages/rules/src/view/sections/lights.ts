import { rulesFor } from '../../play/index.ts';
import { type LightSource, lightName } from '../../state/light.ts';
import type { GameState } from '../../state/state.ts';
import type { LightRecord } from '../records/index.ts';
import type { Entry, OwnSection } from './section.ts';

export const lights: OwnSection = {
  shared: false,
  reads: (state) => [state.lights, state.creatures, state.party, state.encounter, state.scene],
  entries: (state) => Object.values(state.lights).map((light) => entryOf(state, light)),
};

/** A light as it was shown last, and what that rests on beside the light. */
interface Kept {
  readonly scene: GameState['scene'];
  readonly ruleset: GameState['ruleset'];
  readonly entry: Entry;
}

const entries = new WeakMap<LightSource, Kept>();

function entryOf(state: GameState, light: LightSource): Entry {
  const { scene, ruleset } = state;
  const kept = entries.get(light);
  if (kept?.scene === scene && kept.ruleset === ruleset) return kept.entry;
  const entry: Entry = [`light:${light.id}`, recordOf(state, light)];
  entries.set(light, { scene, ruleset, entry });
  return entry;
}

function recordOf(state: GameState, light: LightSource): LightRecord {
  const { brightness } = rulesFor(state.ruleset).light;
  return {
    type: 'light',
    id: light.id,
    kind: lightName(light.kind),
    carriedBy: light.carriedBy,
    at: light.left && light.left.scene === state.scene ? light.left.square : null,
    radius: light.radius,
    turnsLeft: light.turnsLeft,
    shines: brightness && { value: brightness.isDim(light) ? 'dim' : 'bright', rule: brightness.rule },
  };
}
