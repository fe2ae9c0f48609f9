import type { RulesetChoice, RulesetId, Slot } from '@lanthorn/rules';
import { ANSWERS, RULESETS } from '@lanthorn/rules';

/** What a file of house rules calls itself. */
const FORMAT = 'lanthorn-house-rules/1';

/** A set of house rules, as a file holds it; `house-rules.schema.json` describes it. */
export interface RulesFile {
  readonly name: string;
  readonly base: RulesetId;
  readonly slots: Readonly<Partial<Record<Slot, RulesetId>>>;
  readonly options: Readonly<Record<string, string | boolean | number>>;
}

/** The text of a file. */
export function written({ base, slots, options, name }: RulesetChoice): string {
  return `${JSON.stringify({ format: FORMAT, name: name ?? 'House rules', base, slots, options }, null, 2)}\n`;
}

const isBook = (value: unknown): value is RulesetId => RULESETS.some((book) => book === value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rules in a file, or a sentence that says why it holds none. */
export function readRules(text: string): RulesFile | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'This is no file of house rules: it cannot be read as JSON.';
  }
  if (!isRecord(parsed) || parsed.format !== FORMAT)
    return `This is no file of house rules: it does not say ${FORMAT}.`;
  const { name, base, slots, options } = parsed;
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60) return 'The house rules have no name.';
  if (!isBook(base)) return 'The base book is none that is known here.';
  if (!isRecord(slots) || !isRecord(options)) return 'The house rules lack their parts or their options.';
  const strange = Object.entries(slots).find(([slot, book]) => !Object.hasOwn(ANSWERS, slot) || !isBook(book));
  if (strange) return `“${strange[0]}” is no part of the rules that can be chosen.`;
  const odd = Object.entries(options).find(([, value]) => !['boolean', 'string', 'number'].includes(typeof value));
  if (odd) return `The option “${odd[0]}” is neither yes or no, nor a word or a number.`;
  return { name, base, slots: slots as RulesFile['slots'], options: options as RulesFile['options'] };
}
