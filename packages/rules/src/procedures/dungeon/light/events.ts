import type { CreatureId, ItemId, LightId, RuleId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { LightSource } from '../../../state/light.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { withOneUsedUp } from './less.ts';
import { withThingBack } from './thing.ts';

export interface LightLit {
  readonly type: 'LightLit';
  readonly light: LightSource;
  /** The torch or flask that is lit, or the lantern that has oil in it. */
  readonly spent: { readonly creature: CreatureId; readonly item: ItemId } | null;
  /** The lantern that goes from the pack into the hand with it; absent for all others, and of old. */
  readonly lamp?: ItemId;
  /** Where the book says how it shines; absent for what burns down. */
  readonly rule?: RuleId;
}

/** The hood of a lantern was closed or opened. */
export interface LightCovered {
  readonly type: 'LightCovered';
  readonly light: LightId;
  readonly covered: boolean;
  /** Feet, as it shines now. */
  readonly radius: number;
}

/** A turn went by for a burning light. */
export interface LightBurned {
  readonly type: 'LightBurned';
  readonly light: LightId;
  readonly turnsLeft: number;
}

export interface LightWentOut {
  readonly type: 'LightWentOut';
  readonly light: LightId;
  readonly kind: LightSource['kind'];
  /** Null when it lay on the floor. */
  readonly carriedBy: CreatureId | null;
  readonly burntOut: boolean;
  /** Another line tells of it. */
  readonly quiet?: true;
}

/** A light went from a hand to the floor, or from the floor to a hand. */
export interface LightChangedHands {
  readonly type: 'LightChangedHands';
  readonly light: LightId;
  readonly carriedBy: CreatureId | null;
  readonly left: LightSource['left'];
}

export type LightEvent = LightLit | LightCovered | LightBurned | LightWentOut | LightChangedHands;

export const lightEvolvers: Evolvers<LightEvent> = {
  LightLit: (state, { light, spent, lamp }) => {
    const lit = { ...state, lights: { ...state.lights, [light.id]: light } };
    if (!spent) return lit;
    const used = lamp ? [spent.item, lamp] : [spent.item];
    return withCreature(lit, spent.creature, (bearer) => ({
      ...bearer,
      items: used.reduce(withOneUsedUp, bearer.items),
    }));
  },
  LightCovered: (state, { light, covered, radius }) => {
    const found = state.lights[light];
    if (!found) return state;
    const { covered: _before, ...open } = found;
    const now: LightSource = { ...open, radius, ...(covered ? { covered } : {}) };
    return { ...state, lights: { ...state.lights, [light]: now } };
  },
  LightBurned: (state, { light, turnsLeft }) => changed(state, light, { turnsLeft }),
  LightWentOut: (state, { light, burntOut }) => {
    const { [light]: gone, ...lights } = state.lights;
    const dark = { ...state, lights };
    return gone ? withThingBack(dark, gone, burntOut) : dark;
  },
  LightChangedHands: (state, { light, carriedBy, left }) => changed(state, light, { carriedBy, left }),
};

function changed(state: GameState, light: LightId, change: Partial<LightSource>): GameState {
  const found = state.lights[light];
  return found ? { ...state, lights: { ...state.lights, [light]: { ...found, ...change } } } : state;
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly light: LightEvent;
  }
}
