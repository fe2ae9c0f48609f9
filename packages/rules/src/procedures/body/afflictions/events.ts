import type { CreatureId, Roll, RuleId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Ailment, AilmentKind } from '../../../state/ailment.ts';
import type { Condition } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { withDeed } from '../../situation/round/deeds.ts';
import type { Drained } from './rule.ts';

/** Poison, paralysis or a drained level came upon somebody. */
export interface Befell {
  readonly type: 'Befell';
  readonly creature: CreatureId;
  /** In words: `is paralysed`. */
  readonly says: string;
  readonly saved: boolean | null;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

export interface AilmentBegan {
  readonly type: 'AilmentBegan';
  readonly creature: CreatureId;
  /** A number in `until` is a round of the campaign's clock. */
  readonly ailment: Ailment;
  /** Thrown for how long it lasts; absent where nothing was. */
  readonly rolls?: readonly Roll[];
  /** What they were thrown for; absent where what brought it has told. */
  readonly why?: Why;
  /** What brought it has told all that there is to tell. */
  readonly said?: boolean;
  /** All who see it are told what it is by this alone; absent where what brought it has told them. */
  readonly plain?: true;
}

/** It passed, was cured, or has come to its end. */
export interface AilmentEnded {
  readonly type: 'AilmentEnded';
  readonly creature: CreatureId;
  readonly kind: AilmentKind;
  /** Its time was over, or something cured it; absent for another end, and in older logs. */
  readonly how?: 'passed' | 'cured';
}

export interface LevelsDrained {
  readonly type: 'LevelsDrained';
  readonly creature: CreatureId;
  readonly to: Drained;
  /** Until a week of rest: nothing but the level is lost. Absent where they are gone for good. */
  readonly forAWhile?: true;
}

/** Somebody has this much strength left; what took it is told beside. */
export interface StrengthDrained {
  readonly type: 'StrengthDrained';
  readonly creature: CreatureId;
  readonly to: number;
}

/** A week of rest has given levels back that were lost for a time. */
export interface LevelsRegained {
  readonly type: 'LevelsRegained';
  readonly creature: CreatureId;
  readonly level: number;
  /** The class set aside that has them back; absent for the one in use. */
  readonly aside?: Operating;
}

/** Somebody who was merely unconscious comes round, with one hit point. */
export interface Woke {
  readonly type: 'Woke';
  readonly creature: CreatureId;
}

export interface ShakenOut {
  readonly type: 'ShakenOut';
  readonly creature: CreatureId;
  readonly victim: CreatureId;
}

/** Somebody works on one who is unconscious until the turn is over. */
export interface RousingBegan {
  readonly type: 'RousingBegan';
  readonly creature: CreatureId;
  readonly patient: CreatureId;
  /** The running turn. */
  readonly turn: number;
}

/** The referee said whether a bite drains for good. */
export interface BiteRuled {
  readonly type: 'BiteRuled';
  readonly creature: CreatureId;
  readonly forGood: boolean;
  readonly rule: RuleId;
}

export type AfflictionsEvent =
  | BiteRuled
  | LevelsRegained
  | Befell
  | AilmentBegan
  | AilmentEnded
  | LevelsDrained
  | StrengthDrained
  | Woke
  | ShakenOut
  | RousingBegan;

/** What an ailment is on the figure, for all to see. */
const SHOWS: Readonly<Partial<Record<AilmentKind, Condition>>> = {
  choking: 'unconscious',
  comatose: 'unconscious',
  paralysed: 'paralysed',
  terrified: 'terrified',
  confused: 'stunned',
  diseased: 'bedridden',
};

/** Whether an ailment that somebody has shows as a condition. */
export const isAilmentsOwn = ({ ailments }: GameState, creature: CreatureId, condition: Condition): boolean =>
  ailments?.[creature]?.some(({ kind, ends }) => SHOWS[kind] === condition && ends !== 'sickens') ?? false;

const put = (state: GameState, creature: CreatureId, kind: AilmentKind, on: boolean): GameState => {
  const condition = SHOWS[kind];
  if (!condition) return state;
  const stunned = condition === 'stunned' && state.encounter?.stunned?.[creature] !== undefined;
  if (!on && (stunned || isAilmentsOwn(state, creature, condition))) return state;
  return withCreature(state, creature, (found) => {
    const others = found.conditions.filter((each) => each !== condition);
    return { ...found, conditions: on ? [...others, condition] : others };
  });
};

/** One ailment of a kind at a time. */
function without(state: GameState, creature: CreatureId, kind: AilmentKind): GameState {
  const { [creature]: own = [], ...others } = state.ailments ?? {};
  const left = own.filter((ailment) => ailment.kind !== kind);
  return { ...state, ailments: left.length > 0 ? { ...others, [creature]: left } : others };
}

function withAilment(state: GameState, creature: CreatureId, ailment: Ailment): GameState {
  const now = without(state, creature, ailment.kind);
  return { ...now, ailments: { ...now.ailments, [creature]: [...(now.ailments?.[creature] ?? []), ailment] } };
}

export const afflictionsEvolvers: Evolvers<AfflictionsEvent> = {
  Befell: (state) => state,
  BiteRuled: (state, { creature, forGood }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      traits: { ...found.traits, biteDrainsForAWhile: !forGood },
    })),
  AilmentBegan: (state, { creature, ailment }) =>
    put(withAilment(state, creature, ailment), creature, ailment.kind, ailment.ends !== 'sickens'),
  AilmentEnded: (state, { creature, kind }) => put(without(state, creature, kind), creature, kind, false),
  LevelsDrained: (state, { creature, to: { points, ...to } }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      ...to,
      ...(points && found.operating ? { operating: { ...found.operating, points } } : {}),
    })),
  StrengthDrained: (state, { creature, to }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      abilities: found.abilities && { ...found.abilities, STR: to },
    })),
  LevelsRegained: (state, { creature, level, aside }) =>
    withCreature(state, creature, (found) =>
      aside && found.operating
        ? { ...found, operating: { ...found.operating, aside: { ...found.operating.aside, level } } }
        : { ...found, level },
    ),
  Woke: (state, { creature }) =>
    withCreature(without(state, creature, 'senseless'), creature, (found) => ({
      ...found,
      hitPoints: { ...found.hitPoints, now: 1 },
      conditions: found.conditions.filter((condition) => condition !== 'unconscious'),
    })),
  ShakenOut: (state, { creature }) => withCombat(state, (combat) => withDeed(combat, 'other', creature)),
  RousingBegan: (state, { creature, turn }) => ({ ...state, busy: { ...state.busy, [creature]: turn } }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly afflictions: AfflictionsEvent;
  }
}
