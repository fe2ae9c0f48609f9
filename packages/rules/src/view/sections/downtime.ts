import { rulesOf } from '../../play/index.ts';
import { pastimeOf } from '../../procedures/town/downtime/may.ts';
import { doing } from '../../procedures/town/downtime/tell.ts';
import { commands } from '../../state/commanding.ts';
import { isDead, partyOf } from '../../state/read.ts';
import type { OwnSection, SharedSection } from './section.ts';

/** The days between two adventures, and how those whom all know spend them. */
export const downtime: SharedSection = {
  shared: true,
  reads: (state) => [state.downtime, ...(state.downtime ? [state.creatures, state.party.members] : [])],
  entries: (state) => {
    const { downtime: running } = state;
    if (!running) return [];
    const { place, guarded, wanderingFree, began, days } = running;
    const pastimes = partyOf(state)
      .filter((creature) => !isDead(creature))
      .map(({ id }) => ({ creature: id, kind: pastimeOf(running, id).kind, text: doing(pastimeOf(running, id)) }));
    return [['downtime', { type: 'downtime', place, guarded, wanderingFree, began, days, pastimes }]];
  },
};

/** What somebody invents or is taught: for the own player, and the referee. */
export const pursuits: OwnSection = {
  shared: false,
  reads: (state) => [state.research, state.lessons, state.studies, ...(hasAny(state) ? [state.creatures] : [])],
  entries: (state, seat) => {
    if (!hasAny(state)) return [];
    const { research: rule } = rulesOf(state);
    return Object.values(state.creatures)
      .filter((creature) => commands(seat, creature))
      .flatMap(({ id }) => {
        const [plan = null, lessons = null] = [state.research[id], state.lessons[id]];
        const study = state.studies[id] ?? null;
        if (!plan && !lessons && !study) return [];
        const level = plan?.level ?? null;
        const chance = rule && plan && level !== null ? rule.work.chance(level, plan.funds) : null;
        const weeks = rule && plan && level !== null ? rule.work.weeks(level, plan.failed) : null;
        return [[`pursuit:${id}`, { type: 'pursuit', creature: id, plan, chance, weeks, lessons, study }] as const];
      });
  },
};

const hasAny = ({ research, lessons, studies }: Parameters<OwnSection['entries']>[0]): boolean =>
  Object.keys(research).length + Object.keys(lessons).length + Object.keys(studies).length > 0;
