import { offer } from '../../../core/index.ts';
import { choices, flag, named, number } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesFor, whoThereIs } from '../../../play/index.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { TURNS_PER_DAY } from './commands.ts';

export const timeOffers: Offers = remembered(
  (state, seat) => {
    if (seat.role !== 'referee' || state.encounter) return [];
    const living = named(partyOf(state).filter((creature) => !isDead(creature)));
    const { turn, healing } = rulesFor(state.ruleset);
    return [
      offer('PassTurns', 'Let turns go by', {
        place: 'desk',
        rule: turn.inFight.rule,
        inputs: [number('turns', 'Turns', [1, TURNS_PER_DAY], 6), flag('resting', 'The party rests')],
      }),
      offer('PassDay', 'Let a day go by', {
        place: 'desk',
        rule: healing.id,
        inputs: [
          choices('resting', 'Resting all day, undisturbed', living, {
            least: 0,
            preset: living.map(({ value }) => value),
          }),
          flag('food', 'Everyone eats a ration', true),
          flag('water', 'Everyone empties a waterskin'),
          flag('safe', 'In a safe and secured place'),
        ],
      }),
    ];
  },
  (state, seat) => [state.encounter, ...whoThereIs(state, seat)],
);
