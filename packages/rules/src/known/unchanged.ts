import { same } from '../core/same.ts';

/** What is made of a part of the state: made once for each such part. */
export function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>();
  return (of) => {
    const before = made.get(of) ?? { it: make(of) };
    made.set(of, before);
    return before.it;
  };
}

/** As `once`, where it is another for each seat as well. */
export function onceFor<For extends object, Of extends object, Made>(
  make: (of: Of, whom: For) => Made,
): (of: Of, whom: For) => Made {
  const makers = once((of: Of) => once((whom: For) => make(of, whom)));
  return (of, whom) => makers(of)(whom);
}

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
export const those = <T>(list: readonly T[], holds: (one: T) => boolean): readonly T[] =>
  list.every(holds) ? list : list.filter(holds);
