import type { CreatureId, DoorId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { type AwaitedSpell, awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';

/** A spell was cast whose work the referee looks at first. */
export interface SpellAwaited {
  readonly type: 'SpellAwaited';
  readonly awaited: AwaitedSpell;
}

export interface SpellTookHold {
  readonly type: 'SpellTookHold';
  readonly awaited: AwaitedSpell;
  /** Whom it reached, before any saves. */
  readonly targets: readonly CreatureId[];
  /** The door it works on, of those that work on one. */
  readonly door?: DoorId;
  /** Whom its damage came to and did no harm by their nature; absent for nobody. */
  readonly unharmed?: readonly CreatureId[];
  /** What it brought: the kind by its name, how many, and whether nobody sees them come. */
  readonly brought?: { readonly kind: string; readonly count: number; readonly unseen?: true };
  /** What it made, how many of it, and among whom that was shared out. */
  readonly made?: { readonly name: string; readonly count: number; readonly among: readonly CreatureId[] };
  readonly why: Why;
}

/** A spell told its caster of some. */
export interface SpellTold {
  readonly type: 'SpellTold';
  readonly awaited: AwaitedSpell;
  readonly creatures: readonly CreatureId[];
  readonly why: Why;
}

/** A spell took somebody elsewhere. */
export interface SpellSent {
  readonly type: 'SpellSent';
  readonly awaited: AwaitedSpell;
  readonly creature: CreatureId;
  /** How far above the place; null for too low. */
  readonly feetAbove: number | null;
  readonly why: Why;
}

export interface SpellFailed {
  readonly type: 'SpellFailed';
  readonly awaited: AwaitedSpell;
}

/** A spell did nothing to somebody: other magic keeps it off. */
export interface SpellShutOut {
  readonly type: 'SpellShutOut';
  readonly creature: CreatureId;
  readonly spell: string;
  /** Not all may know that it was cast. */
  readonly secret?: true;
  readonly why: Why;
}

/** What comes of a spell that was cast. */
export type SpellEffectsEvent = SpellAwaited | SpellTookHold | SpellTold | SpellSent | SpellFailed | SpellShutOut;

const settledOf = (state: GameState, { id: which }: AwaitedSpell): GameState => ({
  ...state,
  awaited: awaitedSpells(state).filter(({ id }) => id !== which),
});

export const spellEffectsEvolvers: Evolvers<SpellEffectsEvent> = {
  SpellAwaited: (state, { awaited }) => ({ ...state, awaited: [...awaitedSpells(state), awaited] }),
  SpellTookHold: (state, { awaited }) => settledOf(state, awaited),
  SpellTold: (state, { awaited }) => settledOf(state, awaited),
  SpellSent: (state) => state,
  SpellFailed: (state, { awaited }) => settledOf(state, awaited),
  SpellShutOut: (state) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly spellEffects: SpellEffectsEvent;
  }
}
