import type { Cites, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

export const FORMS = ['scroll', 'potion'] as const;
export type Form = (typeof FORMS)[number];

/** A spell that somebody could make a thing of. */
export interface Makeable {
  readonly spell: string;
  readonly level: number;
}

/** What a ruleset says about making scrolls and potions. */
export interface ScribingRule {
  readonly cites: Cites<'making' | 'cost' | 'using'>;
  /** Why not; null when it may be made. @param made things made in this downtime */
  forbids(
    maker: Creature,
    form: Form,
    spell: string,
    made: number,
    inventions: Readonly<Record<string, number>>,
  ): { readonly rule: RuleId; readonly sentence: string } | null;
  /** What somebody can make, in gold pieces of no account. */
  makeable(maker: Creature, form: Form, inventions: Readonly<Record<string, number>>): readonly Makeable[];
  /** Whether somebody of a class drinks or reads it. */
  uses(of: string | null, form: Form): boolean;
  /** Gold pieces. */
  price(level: number): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    /** Null where the book leaves it to the referee. */
    readonly scribing: ScribingRule | null;
  }
}
