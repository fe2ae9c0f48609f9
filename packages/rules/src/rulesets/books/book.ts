import type { RuleId, RulesetChoice, RulesetId, Slot } from '../../core/index.ts';

/** What a book says of a procedure: a line, and the rule that says it. */
export interface BookAnswer {
  readonly rule: RuleId;
  readonly line: string;
}

/** Why a choice makes no sense together. */
export interface Conflict {
  readonly rule: RuleId;
  readonly sentence: string;
}

/** Who answers on a topic: a book, the old booklets, or the referee. */
export type TopicSource = RulesetId | 'classic' | 'referee';

/** How a book presents itself to those who choose among books. */
export interface Book {
  readonly name: string;
  /** Where it differs from others, slot by slot. */
  readonly answers: Readonly<Partial<Record<Slot, BookAnswer>>>;
  /** What it lays down for the whole of play, or leaves to the referee: no procedure asks for it. */
  readonly ground: readonly RuleId[];
  /** The topics on which it says who answers, in its own words; all else it leaves to the referee. */
  readonly topics: Readonly<Partial<Record<TopicSource, readonly string[]>>>;
  /** Why a choice makes no sense with what this book says; null when it does. */
  conflict(choice: RulesetChoice): Conflict | null;
}

/** Where a book says nothing. */
export const SILENT: BookAnswer = { rule: 'TABLE', line: 'Says nothing: the referee rules' };

/** The book whose answer is in force. */
export const sourceOf = ({ base, slots }: RulesetChoice, slot: Slot): RulesetId => slots[slot] ?? base;
