import type { CreatureId, Roll, RuleId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import type { Burning, Gripped, Wound } from '../../../state/encounter.ts';
import type { Item } from '../../../state/item.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat, withEncounter } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import type { Traits } from '../../../state/traits.ts';
import type { Befalls } from '../../situation/sight/unseen.ts';
import { readDamage } from './notation.ts';

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
  /** A curse let magic heal no more than half of what was thrown. */
  readonly halved?: boolean;
  /** It is told with the days of rest around it. */
  readonly quiet?: boolean;
  /** The rule by which its own flesh closes; absent for most. */
  readonly itself?: RuleId;
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
  /** The second die of a magic weapon, and what breaks it; absent for others. */
  readonly why?: Why;
}

/** A magic weapon was tried by a second die, and is whole. */
export interface WeaponHeld {
  readonly type: 'WeaponHeld';
  readonly creature: CreatureId;
  readonly attack: number;
  readonly why: Why;
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

/** A monster holds on to whom it has hit. */
export interface GripTaken {
  readonly type: 'GripTaken';
  readonly gripped: Gripped;
  readonly rule: RuleId;
}

/** It holds them no longer; whom it had swallowed stands where it lies. Whichever of the two died is told beside. */
export interface GripLoosened {
  readonly type: 'GripLoosened';
  readonly by: CreatureId;
  readonly creature: CreatureId;
}

/** The meeting is over, and somebody is still inside what has swallowed them: on no square, until the referee sets them on one. */
export interface CarriedOff {
  readonly type: 'CarriedOff';
  readonly by: CreatureId;
  readonly creature: CreatureId;
}

export type DamageEvent =
  | CarriedOff
  | GripTaken
  | GripLoosened
  | CaughtFire
  | BurntDown
  | BruisesFaded
  | HelmetDestroyed
  | ScaleLost
  | GuardSet
  | WeaponBroke
  | WeaponHeld
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

/** Whose death is undone has a hit point left at the least. */
const alive = (creature: Creature): Creature => ({
  ...creature,
  hitPoints: { ...creature.hitPoints, now: Math.max(1, creature.hitPoints.now) },
});

/** A weapon that has broken is ordinary from then on: whatever magic it had is gone, from the pack as well. */
function brokenIn(creature: Creature, place: number): Creature {
  const weapon = creature.attacks[place];
  if (!weapon) return creature;
  const { material, bonus: _spent, ...plain } = weapon;
  const magic = material === 'magic';
  const dice = magic ? readDamage(weapon.damage) : null;
  const left = {
    ...plain,
    ...(material && !magic ? { material } : {}),
    ...(dice && dice.count > 0 ? { damage: `${dice.count}d${dice.sides}` } : {}),
    broken: true,
  };
  return {
    ...creature,
    attacks: creature.attacks.map((each, at) => (at === place ? left : each)),
    items: magic ? creature.items.map((item) => ordinary(item, weapon.name)) : creature.items,
  };
}

const ordinary = ({ magic, ...item }: Item, broken: string): Item =>
  magic === undefined || item.kind !== 'weapon' || item.name.toLowerCase() !== broken.toLowerCase()
    ? { ...item, ...(magic === undefined ? {} : { magic }) }
    : item;

/** By the words of what does it. */
const BURNING = /fire|flam|burn|torch|acid/i;

/** Of some, what fire and acid did is counted. */
const burntBy = ({ traits }: Creature, { source, amount }: Wound): Pick<Creature, 'traits'> =>
  traits?.burns && BURNING.test(source) ? { traits: { ...traits, burnt: (traits.burnt ?? 0) + amount } } : {};

/** Whoever was inside stands where the monster lies. */
const cameOut = (state: GameState, by: CreatureId, creature: CreatureId): GameState =>
  insideOf(state, creature) === by
    ? withCreature(state, creature, (found) => ({ ...found, at: state.creatures[by]?.at ?? null }))
    : state;

export const damageEvolvers: Evolvers<DamageEvent> = {
  GripTaken: (state, { gripped }) => {
    const held = withEncounter(state, (encounter) => ({
      ...encounter,
      gripped: [...(encounter.gripped ?? []), gripped],
    }));
    // Inside a monster somebody stands on no square.
    return gripped.manner === 'swallows'
      ? withCreature(held, gripped.creature, (found) => ({ ...found, at: null }))
      : held;
  },
  GripLoosened: (state, { by, creature }) =>
    withEncounter(cameOut(state, by, creature), (encounter) => ({
      ...encounter,
      gripped: (encounter.gripped ?? []).filter((each) => each.by !== by || each.creature !== creature),
    })),
  CarriedOff: (state) => state,
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
  WeaponBroke: (state, { creature, attack }) => withCreature(state, creature, (found) => brokenIn(found, attack)),
  WeaponHeld: (state) => state,
  DamageRolled: (state) => state,
  WoundPending: (state, { wound }) =>
    withCombat(state, (combat) => ({ ...combat, pending: [...combat.pending, wound] })),
  WoundsLanded: (state) => withCombat(state, (combat) => ({ ...combat, pending: [] })),
  DamageTaken: (state, { wound, hitPoints }) =>
    wound.subdual
      ? { ...state, subdual: { ...state.subdual, [wound.target]: (state.subdual[wound.target] ?? 0) + wound.amount } }
      : withCreature(state, wound.target, (found) => ({
          ...found,
          ...burntBy(found, wound),
          hitPoints: { ...found.hitPoints, now: hitPoints },
        })),
  Healed: (state, { creature, hitPoints }) =>
    withCreature(state, creature, (found) => ({ ...found, hitPoints: { ...found.hitPoints, now: hitPoints } })),
  ConditionChanged: (state, { creature, condition, on }) =>
    withCreature(state, creature, (found) => {
      const others = found.conditions.filter((each) => each !== condition);
      const changed = { ...found, conditions: on ? [...others, condition] : others };
      return condition === 'dead' && !on ? alive(changed) : changed;
    }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly damage: DamageEvent;
  }
}
