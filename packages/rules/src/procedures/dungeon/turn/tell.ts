import type { Line } from '../../../core/index.ts';
import { rulesOf, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { isAfield } from '../../../state/on-the-road.ts';
import { turnOfDay } from '../../../state/read.ts';
import { isInCamp, isOnTheHour } from '../../../state/sleep.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { noTimeFor } from '../movement/time-left.ts';
import type { TurnEvent } from './events.ts';

export const turnTellers: Tellers<TurnEvent> = {
  TurnPassed: ({ turn, resting, nightOpen }, after, before) => {
    const asleep = resting && isInCamp(before.party);
    if (asleep && !nightOpen && !isOnTheHour(before.party)) return toNobody;
    const rest = asleep ? 'The camp sleeps. ' : 'The party rests. ';
    // On the road nobody counts turns: a day has its own heading.
    if (isAfield(after))
      return toAll({
        kind: 'time',
        text: asleep ? 'The camp sleeps.' : resting ? 'The party rests for ten minutes.' : 'Ten minutes go by.',
      });
    return toAll({
      kind: 'time',
      text: `${resting ? rest : ''}Turn ${turnOfDay(turn)} begins.`,
      what: { type: 'turn', turn: turnOfDay(turn) },
    });
  },
  TurnEndProposed: ({ user, withdrawn }, { people }) => {
    const name = people[user]?.name ?? 'Somebody';
    const text = withdrawn ? `${name} would rather go on with this turn.` : `${name} proposes to end the turn.`;
    return toAll({ kind: 'time', text });
  },
  ActDone: ({ creature }, after) => {
    const who = after.creatures[creature];
    const late = who ? noTimeFor(after, who, 'move') : null;
    const most = rulesOf(after).turn.acts?.most;
    if (!who || !late || !most) return toNobody;
    const line: Line = {
      kind: 'time',
      text: `${called(who)} has no time for more in this turn.`,
      why: { rule: most.rule, formula: most.text },
    };
    return toAllWhoSee(after, [creature], line);
  },
};
