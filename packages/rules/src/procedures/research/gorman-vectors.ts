import { loaded } from '../../core/index.ts';
import type { ResearchState } from '../../state/downtime.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { bookAfter, planned, researchChance, researched, researchWeeks } from './gorman.ts';
import type { ResearchAction } from './rule.ts';

export const gormanResearchVectors: Adapters = {
  'GOR-RES-01': (inputs) => {
    const of = read.text(inputs, 'class', '');
    const action = read.text<ResearchAction>(inputs, 'action');
    const state = read.text<ResearchState>(inputs, 'state');
    return { ...planned(state, action, read.text(inputs, 'by'), of === '' ? null : of) };
  },
  'GOR-RES-02': (inputs) => {
    const weeks = researchWeeks(read.number(inputs, 'spellLevel'), read.number(inputs, 'failedChecks', 0));
    return { weeks, sessionsAway: weeks };
  },
  'GOR-RES-03': (inputs) => ({
    chancePct: researchChance(read.number(inputs, 'spellLevel'), read.number(inputs, 'fundsGp')),
  }),
  'GOR-RES-04': (inputs) => {
    const faces = read.faces(inputs);
    const topUps = read.list<number>(inputs, 'topUps', []);
    const [level, funds] = [read.number(inputs, 'spellLevel'), read.number(inputs, 'fundsGp')];
    return { ...researched(level, funds, topUps, faces.length, loaded(...faces)) };
  },
  'GOR-RES-05': (inputs) => ({
    book: bookAfter(read.list<string>(inputs, 'book'), read.text(inputs, 'spell'), read.flag(inputs, 'success')),
  }),
};
