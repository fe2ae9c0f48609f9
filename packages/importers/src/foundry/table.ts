import { checked } from '../checked.ts';
import { type ImportLimits, LIMITS } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import type { Imported, ImportRefusal } from '../result.ts';
import { jsonOf, type Source } from '../source.ts';
import { foundryTable } from './format.ts';

/** A table to roll on: `formula` in dice notation, each row for the results `from` to `to`. */
export interface TableRecord {
  readonly name: string;
  readonly formula: string;
  readonly rows: readonly { readonly from: number; readonly to: number; readonly text: string }[];
}

/** A RollTable of Foundry. */
export function readFoundryTable(source: Source, limits: ImportLimits = LIMITS): Imported<TableRecord> | ImportRefusal {
  const json = jsonOf(source, limits);
  return 'value' in json ? tableOf(json.value, limits) : json;
}

/** {@link readFoundryTable} from the value of the JSON. */
export function tableOf(value: unknown, limits: ImportLimits): Imported<TableRecord> | ImportRefusal {
  const file = checked(foundryTable(limits.rows), value);
  if (!('value' in file)) return file;
  const { name, formula, results } = file.value;
  const rows = results.map(({ range: [from, to], description, text, name: title }) => ({
    from: Math.min(from, to),
    to: Math.max(from, to),
    text: plainText(description || text || title, limits.text),
  }));
  const empty = rows.filter(({ text }) => text === '').length;
  return {
    read: { name, formula: formula.trim(), rows },
    dropped: empty > 0 ? [`Rows without text: ${empty} of ${rows.length}.`] : [],
  };
}
