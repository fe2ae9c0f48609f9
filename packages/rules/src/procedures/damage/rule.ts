import type { Attack, Creature } from '../../state/creature.ts';
import type { DamageDice } from './notation.ts';

/** What a ruleset says about hurt and healing. */
export interface DamageRule {
  /** Whether attacks to subdue are played. */
  readonly subduing: boolean;
  /** The dice of an attack that hit; null when it does no damage by itself. */
  dice(attacker: Creature, attack: Attack): DamageDice | null;
  /** Whether strength counts. */
  strengthCounts(attacker: 'pc' | 'monster', type: 'melee' | 'missile'): boolean;
  /** What the dice and all modifiers come to. */
  total(rolled: number, modifier: number): number;
  /** Where subdual and real damage together leave somebody of so many hit points. */
  subdued(hitPoints: number, lethal: number, subdual: number, allowed: boolean): 'fighting' | 'surrenders' | 'dead';
  /** Hit points after damage, and after healing. */
  hurt(hitPoints: number, damage: number): number;
  heal(hitPoints: number, max: number, amount: number): number;
}
