import { eventIn, inPeace } from '../../../../test/in-play.ts';
import { referee, someone } from '../../../../test/table.ts';
import { type Dice, loaded } from '../../../core/index.ts';
import { game } from '../../../game.ts';
import { Play } from '../../../play/index.ts';
import { fullFunding } from '../../../procedures/fight/spells/gorman-books.ts';
import { bookAfter, planned, researchChance, researchWeeks } from '../../../procedures/town/research/gorman.ts';
import { researchForAWeek } from '../../../procedures/town/research/research.ts';
import type { ResearchAction } from '../../../procedures/town/research/rule.ts';
import type { ResearchPlan, ResearchState } from '../../../state/downtime.ts';
import { type Adapters, read } from '../../../vectors.ts';

const RESEARCHER = someone({ class: 'magic-user', level: 9 });

/** The last week before a check is over: how it went. */
function aWeek(plan: ResearchPlan, dice: Dice) {
  const { state } = inPeace('gorman', [RESEARCHER]);
  const play = new Play(game, { ...state, research: { [RESEARCHER.id]: plan } }, referee, dice);
  researchForAWeek(play, RESEARCHER.id);
  return eventIn(play.events, 'ResearchChecked');
}

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
    const [topUps, faces] = [read.list<number>(inputs, 'topUps', []), read.faces(inputs)];
    const [level, funds] = [read.number(inputs, 'spellLevel'), read.number(inputs, 'fundsGp')];
    const [dice, most] = [loaded(...faces), fullFunding(level)];
    let paid = Math.min(funds, most);
    for (let checks = 1; checks <= faces.length; checks += 1) {
      const plan = {
        state: 'researching',
        spell: 'Wink',
        description: '',
        level,
        funds: paid,
        failed: checks - 1,
      } as const;
      const weeks = researchWeeks(level, checks - 1);
      const checked = aWeek({ ...plan, weeks: weeks - 1 }, dice);
      if (checked?.success || checks === faces.length)
        return { success: checked?.success, weeks, fundsGp: checked?.success ? paid : paidFurther(paid), checks };
      paid = paidFurther(paid, topUps[checks - 1]);
    }
    function paidFurther(before: number, more = topUps[faces.length - 1] ?? 0): number {
      return Math.min(before + more, most);
    }
    return { success: false, weeks: researchWeeks(level, 0), fundsGp: paid, checks: 0 };
  },
  'GOR-RES-05': (inputs) => ({
    book: bookAfter(read.list<string>(inputs, 'book'), read.text(inputs, 'spell'), read.flag(inputs, 'success')),
  }),
};
