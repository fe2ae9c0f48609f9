import type { IllusionsRule } from './rule.ts';

/** The adventures chapter leaves illusions to their spells. */
export const oseIllusions: IllusionsRule = {
  cites: {
    belief: 'OSE-APX-06',
    disbelief: 'OSE-APX-06',
    harm: 'OSE-APX-06',
    breath: 'OSE-APX-06',
    unseen: 'OSE-APX-06',
  },
  played: false,
  deceives: () => ({ believes: false, breathSaved: null, harm: 0 }),
  saves: () => ({ belief: 0, breath: 0 }),
  mayDisbelieve: () => false,
};
