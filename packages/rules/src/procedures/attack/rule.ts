import type { RuleId } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';

/** What a total had to reach, and whether it did. */
export interface Strike {
  readonly total: number;
  /** The total that hits. */
  readonly need: number;
  readonly hit: boolean;
}

/** What a ruleset says about striking. Armour classes are ascending. */
export interface AttackRule {
  /** Which of the ways of comparing is in force, and how its formula reads. */
  readonly rule: RuleId;
  readonly formula: string;
  /** The total that hits armour class 0 (descending), which stands for how well somebody fights. */
  thac0(attacker: Creature): number;
  /** Armour, shield and dexterity together. */
  armourClass(target: Creature): number;
  /** The same without the bonus of the shield. */
  withoutShield(armourClass: number, shieldBonus?: number): number;
  strike(thac0: number, natural: number, modifier: number, armourClass: number): Strike;
  /** The modifiers, by name, that count for an attack of this type. */
  counting<M extends { readonly name: string }>(type: 'melee' | 'missile', all: readonly M[]): readonly M[];
  /** Strength in melee; dexterity with missiles. */
  ability(attacker: Creature, kind: 'melee' | 'missile'): number;
  range(
    ranges: readonly [number, number, number],
    distance: number,
  ): { readonly band: string; readonly modifier: number; readonly allowed: boolean };
  unstable(kind: 'missile' | 'spell' | 'item' | 'melee'): { readonly allowed: boolean; readonly modifier: number };
  water(
    place: 'in' | 'under',
    kind: 'melee' | 'missile',
    aquatic: boolean,
  ): { readonly allowed: boolean; readonly attackMod: number; readonly damageMod: number };
  /** Whether one of several HD, invulnerable itself or not, harms those whom only silver or magic does. */
  harmsInvulnerable(attackerInvulnerable: boolean, attackerDice: number): boolean;
}
