import { DWARF_LORE, ELF_IMMUNITIES } from '../../../content/gorman/classes.ts';
import { isImmune, isTold, noticesDoor, SECRET_DOOR_NOTICE } from './gorman.ts';
import { gormanFigures } from './gorman-figures.ts';
import type { ClassFunctionsRule, PassingRule } from './rule.ts';

/**
 * GOR-CLS as one slot: dwarves notice secret doors that they pass; whether one has tried before, the table keeps.
 * @param inCombat whether strength and dexterity count in a fight (GOR-ABI-05)
 */
export const gormanClassFunctions = (
  chapter: ClassFunctionsRule,
  { inCombat }: { readonly inCombat: boolean },
): ClassFunctionsRule => ({
  ...chapter,
  cites: { calling: 'GOR-CLS-07' },
  figures: gormanFigures(inCombat),
  natures: { rule: 'GOR-CLS-09', all: ELF_IMMUNITIES },
  untouched: ({ class: of }, nature) => of !== null && isImmune(of, nature),
  lore: { rule: 'GOR-CLS-12', topics: DWARF_LORE, notices: () => true },
  told: ({ class: of }, topic) => of !== null && isTold(of, topic),
  passing: {
    rule: 'GOR-CLS-13',
    formula: `d${SECRET_DOOR_NOTICE.sides} ≤ ${SECRET_DOOR_NOTICE.upTo} within ${SECRET_DOOR_NOTICE.feet} feet`,
    needed: SECRET_DOOR_NOTICE.upTo,
    notices,
  },
  attack: () => [],
});

const notices: PassingRule['notices'] = ({ class: calling }, feet, dice) => {
  if (calling === null || feet > SECRET_DOOR_NOTICE.feet) return null;
  const { rolled, noticed } = noticesDoor(calling, false, dice);
  return rolled ? noticed : null;
};
