import type { CreatureId, Roll, RuleId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Condition } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { withCreature } from '../../../state/read.ts';
import { stunnedTill, withCombat, withEncounter } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isAilmentsOwn } from '../../body/afflictions/events.ts';
import { withDeed } from '../../situation/round/deeds.ts';

export interface Grappled {
  readonly type: 'Grappled';
  readonly attackers: readonly CreatureId[];
  readonly target: CreatureId;
  /** In words: `wrestle to the ground`. */
  readonly manner: string;
  readonly winner: 'attackers' | 'target' | 'nobody';
  /** What the dice came to. */
  readonly says: string;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

export interface Held {
  readonly type: 'Held';
  readonly holder: CreatureId;
  readonly held: CreatureId;
}

export interface Stunned {
  readonly type: 'Stunned';
  readonly creature: CreatureId;
  /** Counted from the next round. */
  readonly rounds: number;
}

/** A try to break free. */
export interface BreakTried {
  readonly type: 'BreakTried';
  readonly creature: CreatureId;
  readonly free: boolean;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

/** Nobody holds somebody any longer. */
export interface HoldEnded {
  readonly type: 'HoldEnded';
  readonly creature: CreatureId;
}

export interface StunEnded {
  readonly type: 'StunEnded';
  readonly creature: CreatureId;
}

/** The referee said whether a monster can be wrestled down. */
export interface GrappleRuled {
  readonly type: 'GrappleRuled';
  readonly creature: CreatureId;
  readonly possible: boolean;
  readonly rule: RuleId;
}

export type GrapplingEvent = GrappleRuled | Grappled | Held | Stunned | BreakTried | HoldEnded | StunEnded;

const put = (state: GameState, creature: CreatureId, condition: Condition, on: boolean): GameState =>
  withCreature(state, creature, (found) => {
    const others = found.conditions.filter((each) => each !== condition);
    return { ...found, conditions: on ? [...others, condition] : others };
  });

const without = ({ holds, ...encounter }: Encounter, held: CreatureId): Encounter => {
  const left = (holds ?? []).filter((hold) => hold.held !== held);
  return left.length > 0 ? { ...encounter, holds: left } : encounter;
};

/** They have hands on each other: where they stand there is a melee. */
const engaged = (state: GameState, attackers: readonly CreatureId[], target: CreatureId): GameState =>
  withEncounter(state, (encounter) => {
    const known = encounter.engaged ?? [];
    const fresh = attackers.filter((one) => !known.some((pair) => pair.includes(one) && pair.includes(target)));
    return { ...encounter, engaged: [...known, ...fresh.map((one) => [one, target] as const)] };
  });

export const grapplingEvolvers: Evolvers<GrapplingEvent> = {
  GrappleRuled: (state, { creature, possible }) =>
    withCreature(state, creature, (found) => ({ ...found, traits: { ...found.traits, unwrestled: !possible } })),
  Grappled: (state, { attackers, target }) =>
    engaged(
      withCombat(state, (combat) => withDeed(combat, 'melee', ...attackers)),
      attackers,
      target,
    ),
  Held: (state, { holder, held }) =>
    put(
      withEncounter(state, (encounter) => ({ ...encounter, holds: [...(encounter.holds ?? []), { holder, held }] })),
      held,
      'held',
      true,
    ),
  Stunned: (state, { creature, rounds }) => stunnedTill(state, creature, (state.encounter?.round ?? 0) + rounds),
  BreakTried: (state, { creature }) => withCombat(state, (combat) => withDeed(combat, 'other', creature)),
  HoldEnded: (state, { creature }) =>
    put(
      withEncounter(state, (encounter) => without(encounter, creature)),
      creature,
      'held',
      false,
    ),
  StunEnded: (state, { creature }) =>
    put(
      withEncounter(state, ({ stunned, ...encounter }) => {
        const { [creature]: _ended, ...others } = stunned ?? {};
        return Object.keys(others).length > 0 ? { ...encounter, stunned: others } : encounter;
      }),
      creature,
      'stunned',
      isAilmentsOwn(state, creature, 'stunned'),
    ),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly grappling: GrapplingEvent;
  }
}
