/** A row of a table that holds up to a figure; the last row of a table holds for all above it too. */
export interface Band<Value> {
  readonly upTo: number;
  readonly value: Value;
}

/** The value of the row that a figure falls in; above the last row the last row's. */
export function banded<Value>(bands: readonly Band<Value>[], figure: number): Value {
  const found = bands.find(({ upTo }) => figure <= upTo) ?? bands.at(-1);
  if (!found) throw new Error('A table has no rows.');
  return found.value;
}

/** The row of a table that counts from one: below the first the first, above the last the last. */
export function rowOf<Row>(rows: readonly Row[], no: number): Row {
  const row = rows[Math.max(0, Math.min(rows.length, Math.floor(no)) - 1)];
  if (row === undefined) throw new Error('A table has no rows.');
  return row;
}
