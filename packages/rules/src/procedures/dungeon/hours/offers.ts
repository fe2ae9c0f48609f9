import { offer } from '../../../core/index.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { mayReferee } from '../../table/permission/permission.ts';

/** Where the book counts hours of play, the referee may have them stand still. */
export const hoursOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat) || rulesOf(state).wandering.checksAfter === null) return [];
    const paused = state.hours?.paused ?? false;
    return [
      offer('PauseHours', paused ? 'Count the hours of play again' : 'Pause the hours of play', {
        place: 'desk',
        rule: rulesOf(state).wandering.cites.hours,
        fixed: { paused: !paused },
      }),
    ];
  },
  ({ hours }) => [hours?.paused],
);
