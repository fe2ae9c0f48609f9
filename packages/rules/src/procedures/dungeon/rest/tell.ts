import { type Tellers, toAll } from '../../../play/index.ts';
import type { RestEvent } from './events.ts';

const why = { rule: 'OSE-DUN-11', formula: 'one turn of rest in every hour of six turns' } as const;

export const restTellers: Tellers<RestEvent> = {
  PartyTired: ({ attack, damage }) =>
    toAll({
      kind: 'time',
      text: `An hour without rest: ${attack} to attack and ${damage} to damage until the party rests for a turn.`,
      why,
      tone: 'bad',
    }),
  PartyRefreshed: () =>
    toAll({ kind: 'time', text: 'The rest has done good: the party is tired no more.', why, tone: 'good' }),
};
