import { isDenied } from '../../../content/denied.ts';
import { GORMAN_CLASS, isGormanClass } from '../../../content/gorman/classes.ts';
import { GORMAN_SPELLS } from '../../../content/gorman/spells.ts';
import { levelOn } from '../../fight/spells/gorman.ts';
import { fullFunding, rewriting, taughtBy } from '../../fight/spells/gorman-books.ts';
import { bookAfter, planned, researchChance, researchSucceeds, researchWeeks } from './gorman.ts';
import type { ResearchRule } from './rule.ts';

const MONTH = 30;
const SENTENCES = {
  'alignment-mismatch': 'A teacher is of the same alignment.',
  'not-enough-gold': 'The tithe is as much as research of such a spell costs.',
  interrupted: 'The study was interrupted.',
} as const;

/** GOR-RES-01 to 05, GOR-MAG-09, GOR-MAG-10 as one slot. */
export const gormanResearch: ResearchRule = {
  cites: {
    plan: 'GOR-RES-01',
    funding: 'GOR-RES-03',
    weeks: 'GOR-RES-02',
    check: 'GOR-RES-04',
    found: 'GOR-MAG-08',
    sharing: 'GOR-RES-05',
    rewriting: 'GOR-MAG-09',
    teaching: 'GOR-MAG-10',
  },
  levels: 6,
  spells: GORMAN_SPELLS['magic-user'].map((level) => level.map(({ name }) => name)),
  researches: (of) => isGormanClass(of) && GORMAN_CLASS[of].spellList === 'magic-user',
  planned,
  weeks: researchWeeks,
  most: fullFunding,
  chance: researchChance,
  succeeds: researchSucceeds,
  levelOf: (spell) => levelOn('magic-user', spell),
  rewriting: (level) => {
    const { costGp, days } = rewriting([level]);
    return { gold: costGp, days };
  },
  learnsFromTeachers: (of) => isGormanClass(of) && GORMAN_CLASS[of].spellList === 'cleric',
  taught: (alignment, level, purse) => {
    const said = taughtBy(alignment, level, purse, false);
    return isDenied(said) ? { sentence: SENTENCES[said.error] } : { gold: said.titheGp, days: said.months * MONTH };
  },
  bookAfter: (book, spell) => bookAfter(book, spell, true),
};
