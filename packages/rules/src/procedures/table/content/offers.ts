import { type Offer, offer, type RuleId } from '../../../core/index.ts';
import { plain } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesFor, rulesOf } from '../../../play/index.ts';
import { NO_CONTENT } from '../../../state/content.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../permission/permission.ts';
import { LONGEST_NAME, MOST_OWN } from './bounds.ts';
import { indispensable } from './may.ts';
import { powersAtFirst } from './powers-fields.ts';
import { encounterTable, tableNamed, tableTitle } from './tables.ts';
import { useOptions } from './uses.ts';

/** What the content page does entry by entry, for the palette: strike out, take back, set a price. */
export const contentOffers: Offers = remembered(
  (state, seat) => (mayReferee(seat) ? [...striking(state), ...restoring(state), ...priced(state)] : []),
  () => [],
);

const palette = (state: GameState) =>
  ({ place: 'palette', rule: rulesFor(state.ruleset).monsters.cites.bestiary }) as const;

function striking(state: GameState): Offer[] {
  const { bestiary } = rulesOf(state).monsters;
  const needed = indispensable(state);
  const options = bestiary.filter(({ key }) => !needed.has(key)).map(({ key, name }) => ({ value: key, label: name }));
  return options.length === 0 || Object.keys(state.content?.monsters ?? {}).length >= MOST_OWN
    ? []
    : [
        offer('StrikeMonster', 'Strike a monster out of the bestiary', {
          ...palette(state),
          inputs: { monster: options },
        }),
      ];
}

function restoring(state: GameState): Offer[] {
  const { monsters, tables } = state.content ?? NO_CONTENT;
  const book = rulesFor(state.ruleset);
  const own = Object.keys(monsters).flatMap((key) => {
    const inBook = book.monsters.monster(key);
    return inBook ? [{ value: key, label: inBook.name }] : [];
  });
  const written = Object.keys(tables).flatMap((name) => {
    const table = tableNamed(name);
    const back = table && { ...state, content: { ...(state.content ?? NO_CONTENT), tables: {} } };
    return table && back && encounterTable(rulesOf(back), table).length > 0
      ? [{ value: table, label: tableTitle(table) }]
      : [];
  });
  return [
    ...(own.length > 0
      ? [
          offer('RestoreMonster', 'Restore a monster from the book', {
            ...palette(state),
            inputs: { monster: own },
          }),
        ]
      : []),
    ...(written.length > 0
      ? [
          offer('RestoreEncounterTable', 'Restore an encounter table from the book', {
            ...palette(state),
            rule: rulesFor(state.ruleset).wandering.cites.tables,
            inputs: { table: written },
          }),
        ]
      : []),
  ];
}

const pricing = (rule: RuleId): Offer =>
  offer('WriteWare', 'Set what something costs', {
    place: 'palette',
    rule,
    inputs: {
      name: { preset: 'a thing of the referee’s', most: LONGEST_NAME },
      kind: 'gear',
      cost: { least: 0, most: 100_000, preset: 1 },
      weight: { least: 0, most: 5_000, preset: 0 },
      pieces: { least: 1, most: 100, preset: 1 },
      use: { of: useOptions, preset: 'none' },
      ...powersAtFirst,
    },
  });

function priced(state: GameState): Offer[] {
  const { wares } = state.content ?? NO_CONTENT;
  const { id, wares: all } = rulesOf(state).equipment;
  const listed = plain(all.map(({ name }) => name));
  const room = Object.keys(wares).length < MOST_OWN;
  return [
    ...(room ? [pricing(id)] : []),
    ...(room && listed.length > 0
      ? [
          offer('StrikeWare', 'Take something off the price list', {
            place: 'palette',
            rule: id,
            inputs: { ware: listed },
          }),
        ]
      : []),
    ...(Object.keys(wares).length > 0
      ? [
          offer('RestoreWare', 'Restore a price from the book', {
            place: 'palette',
            rule: id,
            inputs: { ware: Object.keys(wares) },
          }),
        ]
      : []),
  ];
}
