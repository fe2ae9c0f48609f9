import type { ClassFunctionsRule } from './rule.ts';

/** OSE-APX-05: every class is one for good. */
export const oseClassFunctions: ClassFunctionsRule = { operatesAs: () => [] };
