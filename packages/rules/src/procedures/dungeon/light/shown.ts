import type { Square } from '@lanthorn/geometry';
import { type Entry, type OwnSection, rulesOf } from '../../../play/index.ts';
import { type LightSource, lightName } from '../../../state/light.ts';
import type { GameState } from '../../../state/state.ts';

export interface LightRecord {
  readonly type: 'light';
  readonly id: string;
  readonly kind: string;
  readonly carriedBy: string | null;
  readonly at: Square | null;
  /** Feet. */
  readonly radius: number;
  /** Null when this seat may not know. */
  readonly turnsLeft: number | null;
  /** How well it lights what is within, where the book tells bright from dim. */
  readonly shines: { readonly value: 'bright' | 'dim'; readonly rule: string } | null;
}

export const lightsShown: OwnSection<LightRecord> = {
  shared: false,
  reads: (state) => [state.lights, state.creatures, state.party, state.encounter, state.scene],
  entries: (state) => Object.values(state.lights).map((light) => entryOf(state, light)),
};

/** A light as it was shown last, and what that rests on beside the light. */
interface Kept {
  readonly scene: GameState['scene'];
  readonly ruleset: GameState['ruleset'];
  readonly entry: Entry<LightRecord>;
}

const entries = new WeakMap<LightSource, Kept>();

function entryOf(state: GameState, light: LightSource): Entry<LightRecord> {
  const { scene, ruleset } = state;
  const kept = entries.get(light);
  if (kept?.scene === scene && kept.ruleset === ruleset) return kept.entry;
  const entry: Entry<LightRecord> = [`light:${light.id}`, recordOf(state, light)];
  entries.set(light, { scene, ruleset, entry });
  return entry;
}

function recordOf(state: GameState, light: LightSource): LightRecord {
  const { brightness } = rulesOf(state).light;
  return {
    type: 'light',
    id: light.id,
    kind: lightName(light),
    carriedBy: light.carriedBy,
    at: light.left && light.left.scene === state.scene ? light.left.square : null,
    radius: light.radius,
    turnsLeft: light.turnsLeft,
    shines: brightness && { value: brightness.isDim(light) ? 'dim' : 'bright', rule: brightness.rule },
  };
}

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly light: LightRecord;
  }
}
