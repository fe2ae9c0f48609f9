import type { Dice } from '../../dice.ts';
import type { Creature } from '../../state/creature.ts';

/** What the referee says of a monster that comes from another book. */
export interface Foreign {
  /** The older booklets know it: its damage and attacks stay as described. */
  readonly inBooklets: boolean;
  /** Highly magical, with a hide like enchanted armour. */
  readonly magical: boolean;
  readonly usesShield: boolean;
  /** Large enough to hit several, or allowed to. */
  readonly several: boolean;
}

/** What becomes of a monster's figures. */
export interface Converted {
  readonly hitPoints: number;
  /** Ascending. */
  readonly armour: number;
  readonly attacks: Creature['attacks'];
  /** What its hide takes from an attacker's roll, as armour and as a shield. */
  readonly hide: { readonly armour: number; readonly shield: number };
}

/** What a ruleset says about monsters of other books. */
export interface ConversionRule {
  readonly played: boolean;
  convert(monster: Creature, foreign: Foreign, dice: Dice): Converted;
}
