import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { atFirst, inside } from '../../../core/words.ts';
import { type Offers, remembered, rememberedEach, rosterOf, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { oneOfEach } from '../../../state/one-of-each.ts';
import { COIN_NAMES, type Purse } from '../../../state/purse.ts';
import { partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct, mayReferee } from '../../table/permission/permission.ts';
import { stillReading } from '../belongings/may.ts';
import { MOST_BORNE } from './bounds.ts';
import { HOME, loadOf, type Store, storesOf } from './kept.ts';
import {
  abroad,
  goesDown,
  MOST_STORES,
  mayAddStore,
  mayDropStore,
  mayFetchItem,
  mayLeadBeast,
  mayMoveStore,
  maySayLoad,
  mayStoreItem,
} from './may.ts';

const KINDS = Object.keys(COIN_NAMES) as readonly (keyof Purse)[];

export const storesOffers: readonly Offers[] = [
  remembered(
    (state, seat) => [...keeping(state, seat), ...loads(state, seat), ...adding(state, seat)],
    (state, seat) => [
      state.stores,
      state.encounter === null,
      goesDown(state),
      abroad(state)?.id,
      state.party,
      ...rosterOf(state, seat),
    ],
  ),
  rememberedEach(
    (state, seat) =>
      state.encounter || goesDown(state) ? [] : partyOf(state).filter((creature) => commands(seat, creature)),
    (state, creature, seat) => [
      ...storesOf(state).flatMap((store) => using(state, creature, store, seat)),
      ...leading(state, creature, seat),
    ],
    // What is kept at home is reached from off the board alone.
    (state, creature) => [
      state.stores,
      state.encounter === null,
      goesDown(state),
      creature.at === null,
      stillReading(state, creature) !== null,
    ],
  ),
];

/** One thing at a time, and coins of one kind: how many is asked. */
function using(state: GameState, creature: Creature, store: Store, seat: Seat): Offer[] {
  const { id, items } = creature;
  const fixed = { creature: id, store: store.id, quantity: 1 } as const;
  const put = items.filter(({ id: item }) => mayStoreItem(state, { ...fixed, item }, seat).length === 0);
  const taken = store.items.filter(({ id: item }) => mayFetchItem(state, { ...fixed, item }, seat).length === 0);
  const there = store.id === HOME ? 'at home' : `with ${inside(store.name)}`;
  const rest = { place: 'palette', about: id, fixed } as const;
  return [
    ...(put.length > 0
      ? [
          offer('StoreItem', `${atFirst(called(creature))} leaves something ${there}`, {
            ...rest,
            key: `StoreItem:${store.id}:${id}`,
            confirm: `Leave {item} ${there}`,
            inputs: { item: oneOfEach(put, rulesOf(state).equipment.wares) },
          }),
        ]
      : []),
    ...(taken.length > 0
      ? [
          offer('FetchItem', `${atFirst(called(creature))} takes something kept ${there}`, {
            ...rest,
            key: `FetchItem:${store.id}:${id}`,
            confirm: 'Take {item}',
            inputs: { item: oneOfEach(taken, rulesOf(state).equipment.wares) },
          }),
        ]
      : []),
    ...(isThere(creature, store) && mayAct(state, seat, id) === null ? coins(creature, store, there) : []),
  ];
}

const isThere = ({ at }: Creature, { along }: Store): boolean => at === null || along;

function coins(creature: Creature, store: Store, there: string): Offer[] {
  if (creature.hidden) return [];
  const room = store.bears ? Math.max(0, store.bears.half - loadOf(store)) : MOST_BORNE;
  return KINDS.flatMap((coin) => {
    const fixed = { creature: creature.id, store: store.id, coin } as const;
    const rest = { place: 'palette', about: creature.id, fixed } as const;
    const key = `${coin}:${store.id}:${creature.id}`;
    const [most, back] = [Math.min(creature.coins[coin], room, MOST_BORNE), Math.min(store.coins[coin], MOST_BORNE)];
    const asked = (upTo: number) => ({
      count: { most: upTo, preset: upTo, label: `Pieces of ${COIN_NAMES[coin]}` },
    });
    const put = `${atFirst(called(creature))} leaves ${COIN_NAMES[coin]} ${there}`;
    const take = `${atFirst(called(creature))} takes ${COIN_NAMES[coin]} kept ${there}`;
    return [
      ...(most > 0 ? [offer('StoreCoins', put, { ...rest, key: `StoreCoins:${key}`, inputs: asked(most) })] : []),
      ...(back > 0 ? [offer('FetchCoins', take, { ...rest, key: `FetchCoins:${key}`, inputs: asked(back) })] : []),
    ];
  });
}

/** Beasts and carts that somebody has bought, and that bear nothing yet. */
function leading(state: GameState, creature: Creature, seat: Seat): Offer[] {
  const { beasts } = rulesOf(state).equipment;
  return creature.items
    .filter(({ id }) => mayLeadBeast(state, { creature: creature.id, item: id }, seat).length === 0)
    .map(({ id, name }) =>
      offer('LeadBeast', `Load the ${name}`, {
        place: 'creature',
        about: creature.id,
        key: `LeadBeast:${id}`,
        rule: beasts.rule,
        fixed: { creature: creature.id, item: id },
      }),
    );
}

function keeping(state: GameState, seat: Seat): Offer[] {
  return storesOf(state).flatMap(({ id, name, along }) => {
    const word = inside(name);
    const move = { type: 'MoveStore', store: id, along: !along } as const;
    const drop = { type: 'DropStore', store: id } as const;
    return [
      ...(mayMoveStore(state, move, seat).length === 0
        ? [
            offer('MoveStore', along ? `Leave ${word} at home` : `Take ${word} along`, {
              place: 'palette',
              key: `MoveStore:${id}`,
              fixed: { store: id, along: !along },
            }),
          ]
        : []),
      ...(mayDropStore(state, drop, seat).length === 0
        ? [
            offer('DropStore', `Part with ${word}`, {
              place: 'palette',
              key: `DropStore:${id}`,
              fixed: { store: id },
            }),
          ]
        : []),
    ];
  });
}

/** What no list says a cart or a chest bears, the referee says. */
function loads(state: GameState, seat: Seat): Offer[] {
  return storesOf(state).flatMap((store) => {
    const now = store.bears?.full ?? 0;
    if (maySayLoad(state, { store: store.id, bears: now + 1 }, seat).length > 0) return [];
    return [
      offer('SayLoad', `Say what ${inside(store.name)} bears`, {
        place: 'palette',
        key: `SayLoad:${store.id}`,
        fixed: { store: store.id },
        inputs: { bears: now },
      }),
    ];
  });
}

function adding(state: GameState, seat: Seat): Offer[] {
  if (!mayReferee(seat) || storesOf(state).length >= MOST_STORES) return [];
  const free = mayAddStore(state, { name: PRESET, bears: 0 }, seat).length === 0;
  return [
    offer('AddStore', 'Give the party a cart or a porter', {
      place: 'palette',
      inputs: { name: free ? PRESET : '', bears: 0, along: true },
    }),
  ];
}

const PRESET = 'The cart';
