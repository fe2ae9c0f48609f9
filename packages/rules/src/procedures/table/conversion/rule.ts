import type { Cites, Dice, Note } from '../../../core/index.ts';
import type { Creature, HitDice } from '../../../state/creature.ts';

export const CONVERSION_SOURCES = ['booklets', 'likened', 'giant-animal'] as const;
export type ConversionSource = (typeof CONVERSION_SOURCES)[number];

/** What the referee says of a monster that comes from another book. */
export interface Foreign {
  /**
   * The older booklets know it, and its damage and attacks stay as described; or it is likened to one they know; or it
   * is a beast that follows what they say of giant animals.
   */
  readonly source: ConversionSource;
  /** Dice of damage of a large giant animal, where the booklets leave a choice. */
  readonly dice: number;
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
  readonly hitDice: HitDice;
  /** It strikes at several with its blows. */
  readonly sweeps: boolean;
  /** The rules that had a part in it, and how. */
  readonly notes: readonly Note[];
}

/** What a ruleset says about monsters of other books. */
export interface ConversionRule {
  readonly cites: Cites<'converted' | 'hide'>;
  readonly played: boolean;
  convert(monster: Creature, foreign: Foreign, dice: Dice): Converted;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly conversion: ConversionRule;
  }
}
