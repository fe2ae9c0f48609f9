import type { Square } from '@lanthorn/geometry';
import type { Modifier, RuleId } from '../../core/index.ts';
import type { ShownBlow } from '../../procedures/fight/attack/blow.ts';
import type { Ability, Condition, Creature } from '../../state/creature.ts';
import type { Size } from '../../state/traits.ts';

/** The facts on a sheet: what a creature is, not where it stands or has walked. */
export type SheetFacts = Omit<Creature, 'notes' | 'at' | 'hidden' | 'moved' | 'facing' | 'across' | 'elevation'>;

export interface CreatureRecord {
  readonly type: 'creature';
  readonly id: string;
  readonly kind: Creature['kind'];
  readonly name: string;
  /** Inside a sentence: `Aldo`, `the goblin`. */
  readonly called: string;
  readonly icon: string | null;
  readonly at: Square | null;
  /** Where it looks: eighths of a turn from north, clockwise; null where that, or its place, is not known. */
  readonly facing: number | null;
  readonly size: Size;
  /** Squares from side to side, where the referee has said so; null for what the size takes. */
  readonly across: number | null;
  /** Feet above the floor; 0 where its place is not known. */
  readonly elevation: number;
  /** As they are; to all but the referee those of one out of sight as they were last seen. */
  readonly conditions: readonly Condition[];
  /** The players do not know of it; only ever true on the referee's board. */
  readonly hidden: boolean;
  /** Feet it may still move in this turn or round; null when this seat may not know. */
  readonly movementLeft: number | null;
}

/** The sheet of a creature, shown to the referee, the owner and, of a character, the rest of the table. */
export interface SheetRecord {
  readonly type: 'sheet';
  readonly id: string;
  readonly facts: SheetFacts;
  /** What each score adds by the rules in force, where they have one figure for it. */
  readonly modifiers: Readonly<Partial<Record<Ability, number>>>;
  /** How each attack of the facts strikes by the rules in force, in their order. */
  readonly blows: readonly ShownBlow[];
  /** What the rules in force derive from the facts, each with its reason. */
  readonly derived: readonly Derived[];
  /** The way to the next level; null for those who have no levels. */
  readonly rising: Rising | null;
}

/** How far somebody is on the way to the next level. Experience points. */
export interface Rising {
  /** What the present level took. */
  readonly from: number;
  /** What the next one takes; null after the last. */
  readonly next: number | null;
  /** More or less for the prime requisite, in percent; null where the rules know none. */
  readonly percent: number | null;
  readonly rule: RuleId;
  /** The next level is earned. */
  readonly due: boolean;
}

/** Remarks on a creature: the owner's and the referee's alone. */
export interface NotesRecord {
  readonly type: 'notes';
  readonly id: string;
  readonly notes: string;
}

/** The spells that somebody has in mind and has not cast: the owner's and the referee's alone. */
export interface MindRecord {
  readonly type: 'mind';
  readonly id: string;
  readonly figure: Derived;
  /** All that they may prepare, by level. */
  readonly spells: readonly SpellShown[];
}

/** A spell of somebody's list. */
export interface SpellShown {
  readonly name: string;
  /** Counted from 1. */
  readonly level: number;
  /** How often it is in mind. */
  readonly inMind: number;
  /** What it does, in a few words. */
  readonly does: string;
}

/** A figure on the sheet, the rule it comes from, and what was added up. */
export interface Derived {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly why: string;
  /** What was added up, the first part first; absent where nothing was. */
  readonly parts?: readonly Modifier[];
}
