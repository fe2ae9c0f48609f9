/** The books, and how the ids of each one's rules begin: a book adds its own beside its introduction. */
// biome-ignore lint/suspicious/noEmptyInterface: the books fill it
export interface Books {}
export type RulesetId = keyof Books;

/** What a book must answer: one slot a procedure, which adds its own beside where it says what it asks. */
// biome-ignore lint/suspicious/noEmptyInterface: the procedures fill it
export interface Ruleset {}
export type Slot = keyof Ruleset;

/** Values of the optional rules, by the catalogue's key. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** Which book answers where: a base, and what departs from it. Data, kept in the state. */
export interface RulesetChoice {
  readonly base: RulesetId;
  readonly slots: Readonly<Partial<Record<Slot, RulesetId>>>;
  readonly options: Options;
  /** What this set of house rules is called; absent while it has no name. */
  readonly name?: string;
}
