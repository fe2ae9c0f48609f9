import type { Options, RuleId, Slot } from '../../core/index.ts';

/** An optional rule that a campaign switches. */
export interface RuleOption<Key extends string = string, Value extends string | number | boolean = Options[string]> {
  readonly key: Key;
  /** As the page of house rules and the log have it. */
  readonly label: string;
  /** Whose rule it is; `TABLE` where no book has it. */
  readonly rule: RuleId;
  /** The procedures that it changes, the one that it belongs to first. */
  readonly slots: readonly [Slot, ...Slot[]];
  /** What it may be; a flag is yes or no. */
  readonly choices: 'flag' | readonly string[] | readonly number[];
  readonly preset: Value;
}

/** One procedure, or several. */
type Slots = Slot | readonly [Slot, ...Slot[]];
const all = (slot: Slots): readonly [Slot, ...Slot[]] => (typeof slot === 'string' ? [slot] : slot);

/** An optional rule that is on or off. */
export const flag = <Key extends string>(
  key: Key,
  label: string,
  rule: RuleId,
  slot: Slots,
  preset = false,
): RuleOption<Key, boolean> => ({ key, label, rule, slots: all(slot), choices: 'flag', preset });

/** An optional rule that is a number of a few. */
export const figure = <Key extends string, Figure extends number>(
  key: Key,
  label: string,
  rule: RuleId,
  slot: Slots,
  choices: readonly Figure[],
  preset: Figure,
): RuleOption<Key, Figure> => ({ key, label, rule, slots: all(slot), choices, preset });

/** An optional rule that is a word of a few. */
export const word = <Key extends string, Word extends string>(
  key: Key,
  label: string,
  rule: RuleId,
  slot: Slots,
  choices: readonly Word[],
  preset: Word,
): RuleOption<Key, Word> => ({ key, label, rule, slots: all(slot), choices, preset });

/** Whether a value is one that the option may have. */
export const fits = ({ choices }: RuleOption, value: unknown): boolean =>
  choices === 'flag' ? typeof value === 'boolean' : choices.some((choice: string | number) => choice === value);

/** What an option is now: as the campaign has set it, else as its row has it. */
export function settingOf({ key, preset }: RuleOption, options: Options): string | number | boolean {
  const value = Object.hasOwn(options, key) ? options[key] : undefined;
  return value !== undefined && typeof value === typeof preset ? value : preset;
}
