import { same } from '../core/same.ts';

/**
 * Of what is made of several things: what was made of the first of them last, where it says the same. So nobody need
 * compare it.
 */
export function unchanged<Made>(): (of: object, now: Made) => Made {
  const last = new WeakMap<object, { readonly it: Made }>();
  return (of, now) => {
    const before = last.get(of);
    if (before && same(before.it, now)) return before.it;
    last.set(of, { it: now });
    return now;
  };
}

/** Those of a list; the list itself where that is all of them. */
export const sameOrFiltered = <T>(list: readonly T[], holds: (one: T) => boolean): readonly T[] =>
  list.every(holds) ? list : list.filter(holds);
