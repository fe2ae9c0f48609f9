import type { ClassFunctionsRule } from './rule.ts';
import { OPERATING } from './rule.ts';

/** ERI-ELF-01 as one slot. */
export const erisClassFunctions: ClassFunctionsRule = {
  operatesAs: (creature) => (creature.class === 'elf' ? OPERATING : []),
};
