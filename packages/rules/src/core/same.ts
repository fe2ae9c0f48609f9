/** Whether two values say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => same(one, b[at]));
  return saysTheSame(a, b);
}

/** Counts keys rather than listing them: most of what is compared is the same, and nothing of it is to be kept. */
function saysTheSame(a: object, b: object): boolean {
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(Reflect.get(a, key), Reflect.get(b, key))) return false;
    more += 1;
  }
  for (const _key in b) more -= 1;
  return more === 0;
}
