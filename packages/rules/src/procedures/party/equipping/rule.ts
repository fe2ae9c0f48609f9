import type { Cites, Objection, RuleId } from '../../../core/index.ts';
import type { Armour, Creature } from '../../../state/creature.ts';

/** A thing that is put on or taken in hand, by its name in the list. */
export interface Outfit {
  readonly kind: 'armour' | 'weapon';
  readonly name: string;
  readonly magical?: boolean;
  /** A weapon that the table made, which no list describes. */
  readonly own?: { readonly twoHanded: boolean; readonly blunt: boolean };
  /** What one with two classes operates as. */
  readonly operating?: 'fighter' | 'magic-user';
}

/** What a ruleset says about wearing and wielding. */
export interface EquippingRule {
  readonly cites: Cites<'donning' | 'light' | 'plate'>;
  readonly id: RuleId;
  /** Why somebody of this class may not put it on or take it in hand; null when they may. */
  forbids(of: Creature['class'], outfit: Outfit): Objection | null;
  /** How one who drowns in plate cuts free of it with a dagger: in six, and rounds to try; null where the book says nothing. */
  readonly cutting: { readonly rule: RuleId; readonly rounds: number; chance(wearer: Creature): number } | null;
  /** How many may help with armour, and the rule that says so; null without limit. */
  readonly helpers: { readonly rule: RuleId; readonly most: number } | null;
  /** Rounds that it takes to put on or off, with so many to help; null where nobody does in the middle of an encounter. */
  rounds(worn: 'armour' | 'shield' | 'helmet', armour: Armour, assistants: number): number | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly equipping: EquippingRule;
  }
}
