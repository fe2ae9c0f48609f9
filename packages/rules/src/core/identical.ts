/** Whether two lists hold the very same things in the same order. Nothing is looked into. */
export const identical = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => Object.is(one, others[at]));
