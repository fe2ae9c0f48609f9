import type { PrecedenceRule } from './rule.ts';

/** The adventures chapter keeps its rules from nobody, and presses them on nobody. */
export const osePrecedence: PrecedenceRule = { shown: 'asked', ofItself: [] };
