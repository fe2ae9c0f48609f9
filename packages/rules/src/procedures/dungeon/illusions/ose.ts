import type { IllusionsRule } from './rule.ts';

/** The adventures chapter leaves illusions to their spells. */
export const oseIllusions: IllusionsRule = {
  played: false,
  deceives: () => ({ believes: false, breathSaved: null, harm: 0 }),
  mayDisbelieve: () => false,
};
