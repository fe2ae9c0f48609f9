import { offer } from '../../../core/index.ts';
import { choice, flag, named } from '../../../core/inputs.ts';
import { type Offers, remembered } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';
import { tablesOf } from './random-tables.ts';

export const randomTableOffers: Offers = remembered(
  (state, seat) => {
    const tables = tablesOf(state).toSorted((one, other) => one.name.localeCompare(other.name));
    return !mayReferee(seat) || tables.length === 0
      ? []
      : [
          offer('RollTable', 'Roll on a table', {
            place: 'desk',
            inputs: [choice('table', 'Table', named(tables)), flag('secret', 'In secret', true)],
          }),
        ];
  },
  (state) => [state.randomTables],
);
