import type { CreatureId, Line } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { ParryingEvent } from './events.ts';

const seen = (after: GameState, who: readonly CreatureId[], line: Line) =>
  who.every((one) => isWatched(after, after.creatures[one])) ? toAll(line) : toReferee(line);

export const parryingTellers: Tellers<ParryingEvent> = {
  Parried: ({ creature, against, points, wards }, after) => {
    const others = wards.length > 0 ? `, defending ${listed(wards.map((ward) => nameOf(after, ward)))} too` : '';
    return seen(after, [creature, against, ...wards], {
      kind: 'encounter',
      text: `${nameOf(after, creature)} parries ${nameOf(after, against)}’s blows: −${points}${others}.`,
      why: {
        rule: rulesOf(after).parrying.cites.points,
        formula: 'four points of penalty, for the whole round',
      },
    });
  },
  CounterOpened: ({ creature, target }, after) =>
    seen(after, [creature, target], {
      kind: 'encounter',
      text: `${nameOf(after, target)} leaves an opening: ${nameOf(after, creature)} may strike back.`,
      why: { rule: rulesOf(after).parrying.cites.riposte, formula: 'a natural 1 against one who parries' },
    }),
  CounterTaken: ({ creature }, after) =>
    seen(after, [creature], {
      kind: 'encounter',
      text: `${nameOf(after, creature)} strikes back.`,
      why: { rule: rulesOf(after).parrying.cites.riposte, formula: 'a natural 1 against one who parries' },
    }),
};
