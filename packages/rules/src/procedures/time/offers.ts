import { offer } from '../../offer.ts';
import { remembered, whoThereIs } from '../../offer-memory.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { isDead, partyOf } from '../../state/read.ts';
import { TURNS_PER_DAY } from './commands.ts';

export const timeOffers: Offers = remembered(
  (state, seat) => {
    if (seat.role !== 'referee' || state.encounter) return [];
    const living = partyOf(state)
      .filter((creature) => !isDead(creature))
      .map(({ id, name }) => ({ value: id, label: name }));
    const { turn, healing } = rulesFor(state.ruleset);
    return [
      offer('PassTurns', 'Let turns go by', {
        place: 'desk',
        rule: turn.inFight.rule,
        inputs: [
          { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: TURNS_PER_DAY, preset: 6 },
          { kind: 'flag', name: 'resting', label: 'The party rests', preset: false },
        ],
      }),
      offer('PassDay', 'Let a day go by', {
        place: 'desk',
        rule: healing.id,
        inputs: [
          {
            kind: 'choices',
            name: 'resting',
            label: 'Resting all day, undisturbed',
            options: living,
            least: 0,
            preset: living.map(({ value }) => value),
          },
          { kind: 'flag', name: 'food', label: 'Everyone eats a ration', preset: true },
          { kind: 'flag', name: 'water', label: 'Everyone empties a waterskin', preset: false },
          { kind: 'flag', name: 'safe', label: 'In a safe and secured place', preset: false },
        ],
      }),
    ];
  },
  (state, seat) => [state.encounter, state.ruleset, ...whoThereIs(state, seat)],
);
