import type { Why } from '../../../core/index.ts';
import { signed } from '../../../core/written.ts';
import { rulesOf, type Tellers, toAll } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import type { RestEvent } from './events.ts';

const why = (state: GameState): Why => ({
  rule: rulesOf(state).rest.cites.hourly,
  formula: 'one turn of rest in every hour of six turns',
});

export const restTellers: Tellers<RestEvent> = {
  PartyTired: ({ attack, damage }, after) =>
    toAll({
      kind: 'time',
      text: `An hour without rest: ${signed(attack)} to attack and ${signed(damage)} to damage until the party rests for a turn.`,
      why: why(after),
      tone: 'bad',
    }),
  PartyRefreshed: (_event, after) =>
    toAll({ kind: 'time', text: 'The rest has done good: the party is tired no more.', why: why(after), tone: 'good' }),
};
