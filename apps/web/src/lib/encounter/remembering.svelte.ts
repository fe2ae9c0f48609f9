/**
 * A value worked out from what it was before, anew whenever what it is made of changes.
 * @param first what counts as the value before the first time
 */
export function remembering<Value>(first: Value, next: (before: Value) => Value): () => Value {
  let before = first;
  const now = $derived.by(() => (before = next(before)));
  return () => now;
}
