import { commands } from '../../permission.ts';
import { pastimeOf } from '../../procedures/downtime/pastime.ts';
import { doing } from '../../procedures/downtime/tell.ts';
import { isOpenToAll } from '../../procedures/sight/known.ts';
import { rulesOf } from '../../rulesets/index.ts';
import { isDead, partyOf } from '../../state/read.ts';
import type { OwnSection, SharedSection } from './section.ts';

/** The days between two adventures, and how those whom all know spend them. */
export const downtime: SharedSection = {
  shared: true,
  reads: (state) => [state.downtime, ...(state.downtime ? [state.creatures, state.party.members] : [])],
  entries: (state, eye, before) => {
    const { downtime: running } = state;
    if (!running) return [];
    const { place, guarded, wanderingFree, began, days } = running;
    const pastimes = partyOf(state)
      .filter((creature) => !isDead(creature) && (eye === 'referee' || isOpenToAll(state, creature)))
      .map(({ id }) => ({ creature: id, kind: pastimeOf(running, id).kind, text: doing(pastimeOf(running, id)) }));
    const record = { type: 'downtime', place, guarded, wanderingFree, began, days, pastimes } as const;
    const old = before[0]?.[1];
    return [['downtime', old && JSON.stringify(old) === JSON.stringify(record) ? old : record]];
  },
};

/** What somebody invents or is taught: for the own player, and the referee. */
export const pursuits: OwnSection = {
  shared: false,
  reads: (state) => [state.research, state.lessons, state.studies, ...(hasAny(state) ? [state.creatures] : [])],
  entries: (state, seat, before) => {
    if (!hasAny(state)) return [];
    const { research: rule } = rulesOf(state);
    const kept = new Map(before);
    return Object.values(state.creatures)
      .filter((creature) => commands(seat, creature))
      .flatMap(({ id }) => {
        const [plan = null, lessons = null] = [state.research[id], state.lessons[id]];
        const study = state.studies[id] ?? null;
        if (!plan && !lessons && !study) return [];
        const level = plan?.level ?? null;
        const chance = rule && plan && level !== null ? rule.chance(level, plan.funds) : null;
        const weeks = rule && plan && level !== null ? rule.weeks(level, plan.failed) : null;
        const record = { type: 'pursuit', creature: id, plan, chance, weeks, lessons, study } as const;
        const key = `pursuit:${id}`;
        const old = kept.get(key);
        return [[key, old && JSON.stringify(old) === JSON.stringify(record) ? old : record] as const];
      });
  },
};

const hasAny = ({ research, lessons, studies }: Parameters<OwnSection['entries']>[0]): boolean =>
  Object.keys(research).length + Object.keys(lessons).length + Object.keys(studies).length > 0;
