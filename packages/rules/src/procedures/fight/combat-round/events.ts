import type { CreatureId, RuleId } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';
import { elsewhere } from '../../../state/body.ts';
import type { CombatRound, Encounter, HoldingOn, RoundDeclaration, SomethingElse } from '../../../state/encounter.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat, withEncounter } from '../../../state/sides.ts';
import { havingUsed } from '../../../state/sleep.ts';
import type { GameState } from '../../../state/state.ts';
import { withDeed } from '../../situation/round/deeds.ts';

export interface RoundBegan {
  readonly type: 'RoundBegan';
  /** Counted from 1. @most 10_000 */
  readonly round: number;
}

export interface PhaseBegan {
  readonly type: 'PhaseBegan';
  readonly acting: number;
  readonly phase: string;
  /** For the referee alone: the table sees the phase before go on. */
  readonly secret?: true;
  /** For the table alone: the referee stays at the phase that is a secret. */
  readonly staying?: true;
}

export interface Declared {
  readonly type: 'Declared';
  readonly creature: CreatureId;
  /** Null: it is taken back. */
  readonly declaration: RoundDeclaration | null;
}

/** A hit or a failed save ruined a declared spell; it is used up all the same, where the referee does not let it be kept. */
export interface SpellDisrupted {
  readonly type: 'SpellDisrupted';
  readonly creature: CreatureId;
  readonly spell: string;
  /** By which rule. */
  readonly rule: RuleId;
  /** It stays in memory. */
  readonly kept?: boolean;
}

/** They shoot before anyone acts in this round. */
export interface FirstFireAllowed {
  readonly type: 'FirstFireAllowed';
  readonly creatures: readonly CreatureId[];
}

export interface CrampedSet {
  readonly type: 'CrampedSet';
  readonly on: boolean;
}

/** Somebody waits for the others to come. */
export interface ActionHeld {
  readonly type: 'ActionHeld';
  readonly creature: CreatureId;
}

/** They do nothing more in a phase of the round; before initiative (`phase` null) they have nothing to declare. */
export interface PhaseHeld {
  readonly type: 'PhaseHeld';
  readonly creatures: readonly CreatureId[];
  readonly acting: number;
  readonly phase: string | null;
  /** It follows from what their whole side has just done, and is not told. */
  readonly quiet?: true;
  /** They stay where they are until blows are struck. */
  readonly strike?: true;
}

/** They do nothing until something changes. */
export interface HoldingOnBegan {
  readonly type: 'HoldingOnBegan';
  readonly holding: readonly HoldingOn[];
}

/** They do so no longer. */
export interface HoldingOnEnded {
  readonly type: 'HoldingOnEnded';
  readonly creature: CreatureId;
  /** What has changed; `acts` where they have acted of themselves, or nobody fights on, and `asked` where it was said so. */
  readonly because: 'reach' | 'sight' | 'attacked' | 'hurt' | 'fallen' | 'acts' | 'asked';
  /** Who has fallen, where that is it. */
  readonly who?: CreatureId;
}

/** They have come nearer to their foes together, as the board shows. */
export interface ClosedIn {
  readonly type: 'ClosedIn';
  readonly creatures: readonly CreatureId[];
}

/** No way leads them to any foe, while others of their side close in. */
export interface KeptBack {
  readonly type: 'KeptBack';
  readonly creatures: readonly CreatureId[];
  /** With all doors open, each of them would have one. */
  readonly shut?: true;
}

/** Something else was done in the round. */
export interface SomethingElseDone {
  readonly type: 'SomethingElseDone';
  readonly creature: CreatureId;
  readonly what: string;
  /** A `quick` thing leaves room for an action. */
  readonly takes: SomethingElse;
  /** It counts as the spell of the round. */
  readonly casts: boolean;
  readonly rule: RuleId;
  /** Another line tells of it. */
  readonly quiet?: true;
}

export type CombatRoundEvent =
  | SomethingElseDone
  | ActionHeld
  | PhaseHeld
  | HoldingOnBegan
  | HoldingOnEnded
  | ClosedIn
  | KeptBack
  | FirstFireAllowed
  | CrampedSet
  | RoundBegan
  | PhaseBegan
  | Declared
  | SpellDisrupted;

const FRESH: CombatRound = {
  stage: 'declarations',
  order: [],
  actors: [],
  slowFrom: 0,
  acting: 0,
  phase: null,
  acted: [],
  blows: [],
  pending: [],
  declarations: {},
};

export const combatRoundEvolvers: Evolvers<CombatRoundEvent> = {
  RoundBegan: (state, { round }) =>
    withEncounter(standing(state), (encounter) => ({
      ...encounter,
      step: 'initiative',
      round,
      combat: { ...FRESH, ...blowsBefore(encounter.combat) },
      ...(encounter.offHands ? { offHands: wardingOff(encounter.offHands) } : {}),
      sides: encounter.sides.map((side) => (side.initiative === null ? side : { ...side, initiative: null })),
    })),
  ActionHeld: (state, { creature }) =>
    withCombat(state, (combat) => ({ ...combat, waiting: [...(combat.waiting ?? []), creature] })),
  PhaseHeld: (state, { creatures, acting, phase }) =>
    withCombat(state, (combat) => ({
      ...combat,
      holding: [...(combat.holding ?? []), ...creatures.map((creature) => ({ creature, acting, phase }))],
    })),
  HoldingOnBegan: (state, { holding }) =>
    withEncounter(state, ({ holdingOn = [], ...encounter }) => ({
      ...encounter,
      holdingOn: [...holdingOn, ...holding],
    })),
  HoldingOnEnded: (state, { creature }) =>
    withEncounter(state, ({ holdingOn = [], ...encounter }) => {
      const left = holdingOn.filter((one) => one.creature !== creature);
      return left.length > 0 ? { ...encounter, holdingOn: left } : encounter;
    }),
  ClosedIn: (state) => state,
  KeptBack: (state) => state,
  SomethingElseDone: (state, { creature, takes, casts }) =>
    withCombat(state, (combat) => {
      const kind = takes === 'quick' ? 'quick' : 'other';
      return withDeed(combat, casts ? 'cast' : kind, creature);
    }),
  FirstFireAllowed: (state, { creatures }) =>
    withCombat(state, (combat) => ({ ...combat, firstFire: [...(combat.firstFire ?? []), ...creatures] })),
  CrampedSet: (state, { on }) => withEncounter(state, (encounter) => ({ ...encounter, cramped: on })),
  PhaseBegan: (state, { acting, phase, secret = false, staying = false }) =>
    withCombat(state, ({ behind, ...combat }) => {
      if (secret) return { ...combat, behind: { acting, phase } };
      return { ...combat, acting, phase, ...(staying && behind ? { behind } : {}) };
    }),
  Declared: (state, { creature, declaration }) =>
    withCombat(state, (combat) => {
      const { [creature]: _old, ...others } = combat.declarations;
      return { ...combat, declarations: declaration ? { ...others, [creature]: declaration } : others };
    }),
  SpellDisrupted: (state, { creature, spell, kept = false }) => {
    const spent = withCombat(state, (combat) => {
      const found = combat.declarations[creature];
      return found
        ? { ...combat, declarations: { ...combat.declarations, [creature]: { ...found, disrupted: true } } }
        : combat;
    });
    return kept ? spent : havingUsed(spent, creature, spell);
  },
};

/** The blows and shots that were declared in the round that is over, which are likely to be declared again. */
function blowsBefore(over: CombatRound | null): Pick<CombatRound, 'before'> {
  const said = Object.entries(over?.declarations ?? {}).flatMap(([who, { action }]) =>
    action === 'melee' || action === 'missile' ? [[who, action] as const] : [],
  );
  return said.length > 0 ? { before: Object.fromEntries(said) } : {};
}

/** Without a word, second weapons ward off. */
const wardingOff = (held: NonNullable<Encounter['offHands']>): NonNullable<Encounter['offHands']> =>
  Object.fromEntries(Object.entries(held).map(([who, { weapon }]) => [who, { weapon, use: 'defensive' as const }]));

/** Everyone in the encounter may move anew. */
const standing = (state: GameState): GameState =>
  (state.encounter?.sides ?? [])
    .flatMap((side) => side.members)
    .reduce(
      (now, member) =>
        withCreature(now, member, (found) => (found.moved === 0 ? found : elsewhere(found, { moved: 0 }))),
      state,
    );

export const combatRoundLifts: Lifts<CombatRoundEvent> = {
  // The phase of morale was secret without a word.
  PhaseBegan: ({ phase }) => (phase === 'morale' ? { secret: true } : {}),
  SpellDisrupted: () => ({ rule: 'TABLE' }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly combatRound: CombatRoundEvent;
  }
}
