import type { Cites, Dice, DiceText, Note, Objection, Roll, RuleId } from '../../../core/index.ts';
import type { AilmentKind } from '../../../state/ailment.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import type { Duration, MagicInForce } from '../../../state/magic.ts';
import type { SpellRange, SpellWork } from '../../../state/spell-work.ts';

/** Why a spell cannot be cast, in the order in which it is told. */
export const OBSTACLES = [
  'undeclared',
  'gagged',
  'bound',
  'silence',
  'moved',
  'other-action',
  'no-line-of-sight',
  'unstable-surface',
] as const;

export type Obstacle = (typeof OBSTACLES)[number];

/** How a caster stands. */
export interface Casting {
  readonly declared: boolean;
  readonly gagged: boolean;
  readonly bound: boolean;
  readonly silenced: boolean;
  readonly moved: boolean;
  readonly otherAction: boolean;
  readonly targetVisible: boolean;
  readonly unstable: boolean;
}

/** Levels of spells that were invented in the campaign, by name. */
export type Invented = Readonly<Record<string, number>>;

/** Which spells a caster has in mind for the day. */
export interface SpellMemory {
  /** The rule by which spells are prepared for the day. */
  readonly id: RuleId;
  /** The rule of how many castings a day one has. */
  of(caster: Creature): RuleId;
  /** Castings a day, by spell level, the first first. */
  slots(caster: Creature): readonly number[];
  /** Turns of rest after a night in camp that it takes till spells that were cast are memorised anew; 0 for none. */
  readonly study: number;
  /** The rule by which this one prepares: from books, or by prayer. */
  preparing(caster: Creature): RuleId;
  /** Spells that the caster may prepare at all, by level; none for those who cast nothing. @param invented levels of new spells, by name */
  known(caster: Creature, invented: Invented): readonly (readonly string[])[];
  /** Why one spell more cannot be prepared beside those in mind; null when it can. */
  unready(caster: Creature, held: readonly string[], spell: string, invented: Invented): string | null;
}

/** When a spell can be cast. */
export interface SpellCasting {
  /** The rule by which they are cast. */
  readonly rule: RuleId;
  /** Why somebody cannot cast in what is worn; null when it does not hinder. */
  clad(caster: Creature): Objection | null;
  /** Whether a spell is cast like others; turning the undead has an order of its own. */
  castable(spell: string): boolean;
  /** What any prepared spell may be traded for at any moment. */
  trades(caster: Creature): readonly string[];
  obstacles(casting: Casting): readonly Obstacle[];
}

/** What a spell does, and for how long. */
export interface SpellEffect {
  /** Hit points that a spell gives back to whom it is cast on; null where its effect is the referee's to rule. */
  heals(spell: string): DiceText | null;
  /** What a spell takes from those on whom it is cast, who then have no hit points of it; null for nothing. */
  cures(spell: string): Condition | null;
  /** Ailments that a spell ends. */
  rids(spell: string): readonly AilmentKind[];
  /** How far a spell reaches that is cast by somebody; null where the book does not say. */
  range(caster: Creature, spell: string): SpellRange | null;
  /** How long a spell lasts that is cast by somebody; null for what is over at once. */
  lasts(caster: Creature, spell: string): Duration | null;
  /** What it does to those it is cast at when it takes hold; null where the referee rules, and it waits for nobody. */
  works(spell: string): { readonly work: SpellWork; readonly rule: RuleId } | null;
  /** What magic of this name does while it is in force, and by which rule; null for what the referee rules. */
  inForce(name: string): { readonly does: MagicInForce; readonly rule: RuleId } | null;
  /** The rule by which a spell works on its caster alone; null for those that reach others. */
  onCasterAlone(spell: string): RuleId | null;
  /** Whether a spell is upon a place, where it is cast at nobody; else it is upon its caster then. */
  onPlace(spell: string): boolean;
}

/** What stands in the books that come to a caster. */
export interface SpellBooks {
  /** A book that has come to the caster and is still to be filled: its spell level; null for none. */
  due(caster: Creature): number | null;
  /** The spells of a book that has come: what it holds without choice. */
  brings(caster: Creature, level: number, dice: Dice): BookBrings;
  /** What may be chosen for a book of this level. */
  choices(caster: Creature, level: number): readonly string[];
}

/** What a ruleset says about casting. */
export interface SpellsRule {
  readonly cites: Cites<'lasting' | 'trading' | 'firstBook' | 'laterBook'>;
  /** Which spells one has in mind for the day. */
  readonly memory: SpellMemory;
  /** When a spell can be cast. */
  readonly cast: SpellCasting;
  /** Where a spell stands on the list that the caster has it from, and whether it works both ways; null where there are no such lists. */
  listed(caster: Creature, spell: string): { readonly note: Note; readonly reversible: boolean } | null;
  /** What it does, and for how long. */
  readonly effect: SpellEffect;
  /** What stands in new books. */
  readonly books: SpellBooks;
  /** What may stand on scrolls that are found. */
  readonly scrolls: ScrollSpells;
}

/** Spells that may stand on scrolls, by spell level, the first level first; no prayers where nobody could read them. */
export interface ScrollSpells {
  readonly arcane: readonly (readonly string[])[];
  readonly divine: readonly (readonly string[])[];
}

/** Spells written into a new book before one is chosen, and the throw that found the last of them. */
export interface BookBrings {
  readonly spells: readonly string[];
  readonly roll: Roll | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly spells: SpellsRule;
  }
}
