import type { Books, Objection, Options, RuleId, Ruleset, RulesetChoice, RulesetId, Slot } from '../../core/index.ts';
import type { RuleOption } from './option.ts';
import { type SettingsOf, settled } from './settings.ts';

/** What a book says of a procedure: by which rule, and in a line where the rule's own would not do. */
export interface BookAnswer {
  readonly rule: RuleId;
  readonly line?: string;
}

/** Who answers on a topic: a book, the old booklets, or the referee. */
export type TopicSource = RulesetId | 'classic' | 'referee';

/** How a book presents itself to those who choose among books. */
export interface Introduction {
  readonly name: string;
  /** How the ids of its rules begin. */
  readonly prefix: Books[RulesetId];
  /** The optional rules that it brings. */
  readonly options: readonly RuleOption[];
  /** Where it differs from others, slot by slot. */
  readonly answers: Readonly<Partial<Record<Slot, BookAnswer>>>;
  /** What it lays down for the whole of play, or leaves to the referee: no procedure asks for it. */
  readonly ground: readonly RuleId[];
  /** The topics on which it says who answers, in its own words; all else it leaves to the referee. */
  readonly topics: Readonly<Partial<Record<TopicSource, readonly string[]>>>;
  /** Why a choice makes no sense with what this book says; null when it does. */
  conflict(choice: RulesetChoice): Objection | null;
}

/** A book of rules: how it presents itself, and what it answers. */
export interface Book extends Introduction {
  /** The optional rules that change what it answers, its own and those of other books. */
  readonly heeds: ReadonlySet<string>;
  /** What it answers to each procedure, under the options that a campaign has set. */
  contents(options: Options): Ruleset;
}

/**
 * A book of its parts.
 *
 * @param heeds the optional rules whose settings its contents page is given
 */
export const bookOf = <Row extends RuleOption>(
  introduction: Introduction,
  heeds: readonly Row[],
  contents: (settings: SettingsOf<Row>) => Ruleset,
): Book => ({
  ...introduction,
  heeds: new Set(heeds.map(({ key }) => key)),
  contents: (options) => contents(settled(heeds, options)),
});

/** Where a book says nothing. */
export const SILENT: BookAnswer = { rule: 'TABLE', line: 'Says nothing: the referee rules' };

/** The book whose answer is in force. */
export const sourceOf = ({ base, slots }: RulesetChoice, slot: Slot): RulesetId => slots[slot] ?? base;
