import type { Options } from '../../core/index.ts';
import { type RuleOption, settingOf } from './option.ts';

/** What each of some options is in a campaign, by its key. */
export type SettingsOf<Row extends RuleOption> = {
  readonly [Each in Row as Each['key']]: Each extends RuleOption<string, infer Value> ? Value : never;
};

/** The settings of a campaign: what it has not set is as the option's row has it. */
export const settled = <Row extends RuleOption>(rows: readonly Row[], options: Options): SettingsOf<Row> =>
  Object.fromEntries(rows.map((row) => [row.key, settingOf(row, options)])) as SettingsOf<Row>;

/** Those of a book's options that another book heeds too. */
export const picked = <Row extends RuleOption, Key extends Row['key']>(
  rows: readonly Row[],
  ...keys: readonly Key[]
): readonly Extract<Row, { readonly key: Key }>[] =>
  rows.filter((row): row is Extract<Row, { readonly key: Key }> => keys.some((key) => key === row.key));
