import { READY_SETS } from '../../../content/ready-tables/list.ts';
import { id, offer } from '../../../core/index.ts';
import { type Offers, remembered } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';
import { missingOf, tablesOf } from './may.ts';

export const randomTableOffers: Offers = remembered(
  (state, seat) => {
    const tables = tablesOf(state).toSorted((one, other) => one.name.localeCompare(other.name));
    if (!mayReferee(seat)) return [];
    const ready = READY_SETS.filter(({ key }) => missingOf(state, key).length > 0).map(({ key, title }) =>
      offer('TakeUpTables', `Add ready-made tables: ${title}`, {
        place: 'palette',
        key: `TakeUpTables:${key}`,
        fixed: { set: key },
      }),
    );
    return tables.length === 0
      ? [
          ...ready,
          offer('RollTable', 'Roll on a table', {
            place: 'palette',
            fixed: { table: id('none'), secret: true },
            barred: 'The campaign has no table yet: write one under Random tables, in the menu.',
          }),
        ]
      : [
          ...ready,
          offer('RollTable', 'Roll on a table', {
            place: 'desk',
            inputs: { table: tables, secret: true },
          }),
        ];
  },
  (state) => [state.randomTables],
);
