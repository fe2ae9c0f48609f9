import type { HoardsRule } from './rule.ts';

/** Treasure types of the classic game. The catalogue has no rule for them. */
export const oseHoards: HoardsRule = { cites: { types: 'TABLE' }, tables: 'classic' };
