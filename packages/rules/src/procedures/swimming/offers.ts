import { offer } from '../../offer.ts';
import { remembered, whoThereIs } from '../../offer-memory.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { isDead, partyOf } from '../../state/read.ts';

export const swimmingOffers: Offers = remembered(
  (state, seat) => {
    const living = partyOf(state).filter((creature) => !isDead(creature));
    if (seat.role !== 'referee' || living.length === 0) return [];
    const { presets } = rulesFor(state.ruleset).swimming;
    return [
      offer('CheckDrowning', 'Somebody may drown', {
        place: 'palette',
        rule: 'OSE-HAZ-11',
        inputs: [
          {
            kind: 'choice',
            name: 'creature',
            label: 'Who',
            options: living.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            kind: 'number',
            name: 'chance',
            label: `Chance in percent: ${presets.heavy} heavily laden in rough water, ${presets.light} lightly`,
            min: 1,
            max: 100,
            preset: presets.light,
          },
        ],
      }),
    ];
  },
  (state, seat) => [state.ruleset, ...whoThereIs(state, seat)],
);
