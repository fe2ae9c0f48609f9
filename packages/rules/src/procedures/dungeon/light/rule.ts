import type { Cites, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { BurningKind, Shining } from '../../../state/light.ts';

/** How far a light of its own kind reaches, in feet, and the rule that says so. */
export interface Glow {
  readonly rule: RuleId;
  readonly radius: number;
}

/** The light of a spell. */
export interface SpellLight extends Glow {
  readonly kind: 'spell' | 'lasting';
  /** Null until it is dispelled. */
  readonly turns: number | null;
  /** As bright as day. */
  readonly daylight: boolean;
}

/** What a ruleset says about sources of light. */
export interface LightRule {
  readonly cites: Cites<'lighting' | 'daylight'>;
  /** Where the book says how far lights reach. */
  readonly id: RuleId;
  /** Where it says how long they burn. */
  readonly burning: RuleId;
  /** Turns a fresh torch or candle, or a flask of oil in a lantern, burns. */
  turns(kind: BurningKind): number;
  /** Radius of the light in feet. */
  radius(kind: BurningKind): number;
  /** A lantern under its hood; null where the book knows none. */
  readonly hood: Glow | null;
  /** A magic sword, drawn and held; null where it does not shine. */
  readonly blade: Glow | null;
  /** The light that a spell makes; null for other spells, and where it is the referee's to rule. */
  shines(caster: Creature, spell: string): SpellLight | null;
  /** How well places are lit within the radius; null where the book has no such difference. */
  readonly brightness: { readonly rule: RuleId; isDim(light: Shining): boolean } | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly light: LightRule;
  }
}
