import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/books/lines.ts';
import { type Adapters, run, type VectorInputs } from '../src/vectors.ts';

/** An example of a rule: its id, what goes in, and what must come out. */
export type Example = readonly [id: string, inputs: VectorInputs, expected: Readonly<Record<string, unknown>>];

/** Rows of a table that takes one figure and gives one: `each('GOR-ABI-04', 'score', 'modifier', [[3, -3]])`. */
export const each = (
  id: string,
  into: string,
  out: string,
  rows: readonly (readonly [unknown, unknown])[],
): readonly Example[] => rows.map(([given, expected]) => [id, { [into]: given }, { [out]: expected }]);

/**
 * Rows under a header that names the fields: `under('OSE-CHK-01', 'score modifier die → success', [[12, 0, 13, false]])`.
 * What goes in alike with every row may be said once, behind them.
 */
export function under(
  id: string,
  header: string,
  rows: readonly (readonly unknown[])[],
  always: VectorInputs = {},
): readonly Example[] {
  const [into = [], out = []] = header.split(' → ').map((names) => names.split(' '));
  return rows.map((row) => [
    id,
    { ...always, ...Object.fromEntries(into.map((name, at) => [name, row[at]])) },
    Object.fromEntries(out.map((name, at) => [name, row[into.length + at]])),
  ]);
}

/** One test an example, named by the rule’s line. */
export function examplesHold(title: string, adapters: Adapters, examples: readonly Example[]): void {
  describe(title, () => {
    it.each(
      examples.map(
        ([id, inputs, expected]) =>
          [`${id}: ${lineOf(id)}: ${JSON.stringify(inputs)}`, { id, inputs, expect: expected }] as const,
      ),
    )('%s', (_name, example) => {
      expect(run(example, adapters)).toEqual([]);
    });
  });
}
