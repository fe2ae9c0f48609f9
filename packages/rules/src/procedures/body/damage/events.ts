import type { CreatureId, Roll, RuleId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Condition, Traits } from '../../../state/creature.ts';
import type { Burning, Wound } from '../../../state/encounter.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat, withEncounter } from '../../../state/sides.ts';
import type { Befalls } from '../../situation/sight/unseen.ts';

/** How much an attack that hit does, or a hazard. */
export interface DamageRolled extends Befalls {
  readonly type: 'DamageRolled';
  readonly target: CreatureId;
  readonly amount: number;
  readonly roll: Roll;
  readonly why: Why;
  readonly subdual: boolean;
}

/** Sides act together: the wound counts when all have struck. */
export interface WoundPending {
  readonly type: 'WoundPending';
  readonly wound: Wound;
}

/** All have struck; what was pending comes to pass now. */
export interface WoundsLanded {
  readonly type: 'WoundsLanded';
}

export interface DamageTaken {
  readonly type: 'DamageTaken';
  readonly wound: Wound;
  /** Hit points that are left; subdual damage takes none. */
  readonly hitPoints: number;
}

export interface Healed extends Befalls {
  readonly type: 'Healed';
  readonly creature: CreatureId;
  readonly hitPoints: number;
  readonly by: number;
  readonly roll: Roll;
  /** The rule of rest that gave them back; absent where magic did. */
  readonly rest?: RuleId;
}

export interface ConditionChanged extends Befalls {
  readonly type: 'ConditionChanged';
  readonly creature: CreatureId;
  readonly condition: Condition;
  readonly on: boolean;
}

/** A helmet took a blow that would have been worse, and is gone. */
export interface HelmetDestroyed {
  readonly type: 'HelmetDestroyed';
  readonly creature: CreatureId;
  readonly rule: RuleId;
}

/** A scale over a weak point took a blow that would have been worse, and is gone. */
export interface ScaleLost {
  readonly type: 'ScaleLost';
  readonly creature: CreatureId;
  readonly rule: RuleId;
}

/** The referee said what guards a monster from critical hits. */
export interface GuardSet {
  readonly type: 'GuardSet';
  readonly creature: CreatureId;
  readonly guard: 'helmet' | 'scale' | 'none';
  readonly rule: RuleId;
}

/** A weapon broke in somebody's hand. */
export interface WeaponBroke {
  readonly type: 'WeaponBroke';
  readonly creature: CreatureId;
  /** Its place among the attacks. */
  readonly attack: number;
  readonly rule: RuleId;
}

/** A turn of rest took all subdual damage away. */
export interface BruisesFaded {
  readonly type: 'BruisesFaded';
}

/** Burning oil clings to somebody. */
export interface CaughtFire {
  readonly type: 'CaughtFire';
  readonly burning: Burning;
  readonly rule: RuleId;
}

/** It has burnt down; what it did is told beside. */
export interface BurntDown {
  readonly type: 'BurntDown';
  readonly creature: CreatureId;
}

export type DamageEvent =
  | CaughtFire
  | BurntDown
  | BruisesFaded
  | HelmetDestroyed
  | ScaleLost
  | GuardSet
  | WeaponBroke
  | DamageRolled
  | WoundPending
  | WoundsLanded
  | DamageTaken
  | Healed
  | ConditionChanged;

/** Under a helmet there is no such spot; where nothing guards it lies bare. */
function withWeakPoint(traits: Traits | undefined, guard: GuardSet['guard']): Traits {
  const { weakPoint: _before, ...others } = traits ?? {};
  return guard === 'helmet' ? others : { ...others, weakPoint: guard === 'scale' ? 'covered' : 'exposed' };
}

export const damageEvolvers: Evolvers<DamageEvent> = {
  CaughtFire: (state, { burning }) =>
    withEncounter(state, (encounter) => ({ ...encounter, burning: [...(encounter.burning ?? []), burning] })),
  BurntDown: (state, { creature }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      burning: (encounter.burning ?? []).filter((each) => each.creature !== creature),
    })),
  BruisesFaded: (state) => ({ ...state, subdual: {} }),
  HelmetDestroyed: (state, { creature }) => withCreature(state, creature, (found) => ({ ...found, helmet: false })),
  ScaleLost: (state, { creature }) =>
    withCreature(state, creature, (found) => ({ ...found, traits: { ...found.traits, weakPoint: 'exposed' } })),
  GuardSet: (state, { creature, guard }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      helmet: guard === 'helmet',
      traits: withWeakPoint(found.traits, guard),
    })),
  WeaponBroke: (state, { creature, attack }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      attacks: found.attacks.map((each, place) => (place === attack ? { ...each, broken: true } : each)),
    })),
  DamageRolled: (state) => state,
  WoundPending: (state, { wound }) =>
    withCombat(state, (combat) => ({ ...combat, pending: [...combat.pending, wound] })),
  WoundsLanded: (state) => withCombat(state, (combat) => ({ ...combat, pending: [] })),
  DamageTaken: (state, { wound, hitPoints }) =>
    wound.subdual
      ? { ...state, subdual: { ...state.subdual, [wound.target]: (state.subdual[wound.target] ?? 0) + wound.amount } }
      : withCreature(state, wound.target, (found) => ({ ...found, hitPoints: { ...found.hitPoints, now: hitPoints } })),
  Healed: (state, { creature, hitPoints }) =>
    withCreature(state, creature, (found) => ({ ...found, hitPoints: { ...found.hitPoints, now: hitPoints } })),
  ConditionChanged: (state, { creature, condition, on }) =>
    withCreature(state, creature, (found) => {
      const others = found.conditions.filter((each) => each !== condition);
      return { ...found, conditions: on ? [...others, condition] : others };
    }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly damage: DamageEvent;
  }
}
