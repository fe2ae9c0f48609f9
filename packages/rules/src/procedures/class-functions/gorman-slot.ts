import { noticesDoor, SECRET_DOOR_NOTICE } from './gorman.ts';
import type { ClassFunctionsRule } from './rule.ts';

/** GOR-CLS-13 as one slot: dwarves notice secret doors that they pass; whether one has tried before, the table keeps. */
export const gormanClassFunctions = (chapter: ClassFunctionsRule): ClassFunctionsRule => ({
  ...chapter,
  passing: 'GOR-CLS-13',
  attack: () => [],
  notices: ({ class: calling }, feet, dice) => {
    if (calling === null || feet > SECRET_DOOR_NOTICE.feet) return null;
    const { rolled, noticed } = noticesDoor(calling, false, dice);
    return rolled ? noticed : null;
  },
});
