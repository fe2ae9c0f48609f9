import { inSix } from '../../table/chance/chance.ts';
import type { SearchRule } from './rule.ts';

/** GOR-CLS-13 as one slot: whoever searches finds on 1 in 6; nobody has the thief's craft. On the search itself the book is silent (GOR-RUL-01). */
export const gormanSearch = (chapter: SearchRule): SearchRule => ({
  chance: (_searcher, kind) => (kind === 'treasure-traps' ? null : inSix(1)),
  cites: chapter.cites,
  areaFeet: chapter.areaFeet,
  untrained: chapter.untrained,
  rules: chapter.rules,
});
