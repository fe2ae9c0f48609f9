/** A value, and the level or the hit dice up to which it holds. */
export type Band<Value> = readonly [upTo: number, value: Value];

/** The value of a level; past the last band, the last. */
export function banded<Value>(bands: readonly Band<Value>[], level: number): Value {
  const found = bands.find(([upTo]) => level <= upTo) ?? bands.at(-1);
  if (!found) throw new Error('a table without bands');
  return found[1];
}
