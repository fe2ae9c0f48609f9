import type { Options } from '../core/index.ts';
import { ERIS_CAMPAIGN_OPTIONS } from './options/eris-campaign.ts';
import { ERIS_FIGHT_OPTIONS } from './options/eris-fight.ts';
import { GORMAN_OPTIONS } from './options/gorman.ts';
import { type RuleOption, settingOf } from './options/option.ts';
import { OSE_OPTIONS } from './options/ose.ts';

const ROWS = [...OSE_OPTIONS, ...GORMAN_OPTIONS, ...ERIS_FIGHT_OPTIONS, ...ERIS_CAMPAIGN_OPTIONS];
type Row = (typeof ROWS)[number];

/** The optional rules of the books. */
export const RULE_OPTIONS: readonly RuleOption[] = ROWS;

/** What each option of the books is in a campaign. */
export type Settings = {
  readonly [Each in Row as Each['key']]: Each extends RuleOption<string, infer Value> ? Value : never;
};

/** All settings of a campaign: what it has not set is as the option's row has it. */
export const settled = (options: Options): Settings =>
  Object.fromEntries(ROWS.map((row) => [row.key, settingOf(row, options)])) as Settings;

/** What is set of the chapter's attacks that books with a matrix of their own borrow too. */
export const chapterAttacks = (settings: Settings) => ({
  waterAttack: settings.waterAttackPenalty,
  waterDamage: settings.waterDamagePenalty,
  invulnerabilityHD5: settings.invulnerabilityHD5,
});
