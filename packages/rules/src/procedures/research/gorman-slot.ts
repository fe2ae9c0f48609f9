import { GORMAN_CLASS, isGormanClass } from '../../content/gorman/classes.ts';
import { GORMAN_SPELLS } from '../../content/gorman/spells.ts';
import { fullFunding } from '../spells/gorman-books.ts';
import { bookAfter, planned, researchChance, researchSucceeds, researchWeeks } from './gorman.ts';
import type { ResearchRule } from './rule.ts';

/** GOR-RES-01 to 05 as one slot. */
export const gormanResearch: ResearchRule = {
  plan: 'GOR-RES-01',
  funding: 'GOR-RES-03',
  check: 'GOR-RES-04',
  levels: 6,
  spells: GORMAN_SPELLS['magic-user'].map((level) => level.map(({ name }) => name)),
  researches: (of) => isGormanClass(of) && GORMAN_CLASS[of].spellList === 'magic-user',
  planned,
  weeks: researchWeeks,
  most: fullFunding,
  chance: researchChance,
  succeeds: researchSucceeds,
  bookAfter: (book, spell) => bookAfter(book, spell, true),
};
