import { id, offer } from '../../../core/index.ts';
import { type Offers, remembered } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';
import { tablesOf } from './may.ts';

export const randomTableOffers: Offers = remembered(
  (state, seat) => {
    const tables = tablesOf(state).toSorted((one, other) => one.name.localeCompare(other.name));
    if (!mayReferee(seat)) return [];
    return tables.length === 0
      ? [
          offer('RollTable', 'Roll on a table', {
            place: 'palette',
            fixed: { table: id('none'), secret: true },
            barred: 'The campaign has no table yet: write one under Random tables, in the menu.',
          }),
        ]
      : [
          offer('RollTable', 'Roll on a table', {
            place: 'desk',
            inputs: { table: tables, secret: true },
          }),
        ];
  },
  (state) => [state.randomTables],
);
