import type { RuleId } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';

/** A thing that is put on or taken in hand, by its name in the list. */
export interface Outfit {
  readonly kind: 'armour' | 'weapon';
  readonly name: string;
}

/** Why a class leaves a thing alone. */
export interface Unfit {
  readonly rule: RuleId;
  readonly sentence: string;
}

/** What a ruleset says about wearing and wielding. */
export interface EquippingRule {
  readonly id: RuleId;
  /** Why somebody of this class may not put it on or take it in hand; null when they may. */
  forbids(of: Creature['class'], outfit: Outfit): Unfit | null;
}
