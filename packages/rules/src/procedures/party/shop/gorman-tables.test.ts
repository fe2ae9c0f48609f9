import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanShopVectors } from '../../../books/gorman/examples/shop.ts';

const ARMS = { dagger: 3, 'hand-axe': 3, mace: 5, sword: 10, 'battle-axe': 7, 'morning-star': 6, flail: 8, spear: 1 };
const LONG = {
  'pole-arm': 7,
  halberd: 7,
  'two-handed-sword': 15,
  lance: 4,
  pike: 5,
  club: 3,
  staff: 2,
  'war-hammer': 5,
};
const BOWS = {
  sling: 2,
  'short-bow': 25,
  'long-bow': 40,
  'composite-bow': 50,
  'light-crossbow': 15,
  'heavy-crossbow': 25,
};
const SHOT = {
  'arrows-20': 5,
  'quarrels-30': 5,
  'quiver-of-20-arrows': 10,
  'case-of-30-quarrels': 10,
  'silver-arrow': 5,
};
const WORN = { leather: 15, chain: 30, plate: 50, shield: 10, helmet: 10 };
const GEAR = {
  backpack: 5,
  'rope-50ft': 1,
  'pole-10ft': 1,
  'iron-spikes-12': 1,
  'small-sack': 1,
  'large-sack': 2,
  waterskin: 1,
  'torches-6': 1,
  'candles-10': 1,
  lantern: 10,
  'bullseye-lantern': 20,
  'oil-flask': 2,
  'stakes-and-mallet': 3,
  'steel-mirror': 5,
  'silver-mirror': 15,
  'wooden-cross': 2,
  'silver-cross': 25,
  'holy-water': 25,
  wolfsbane: 10,
  belladonna: 10,
  garlic: 5,
  wine: 1,
  'iron-rations': 15,
  'standard-rations': 5,
};
const BEASTS = {
  mule: 20,
  'draft-horse': 30,
  'light-horse': 40,
  'medium-warhorse': 100,
  'heavy-warhorse': 200,
  saddle: 25,
  saddlebags: 10,
  barding: 150,
  cart: 100,
  wagon: 200,
  raft: 40,
  'small-boat': 100,
};
const PRICES = Object.entries({ ...ARMS, ...LONG, ...BOWS, ...SHOT, ...WORN, ...GEAR, ...BEASTS });

const PACKAGES: Readonly<Record<string, readonly [cost: number, items: readonly (readonly [string, number])[]]>> = {
  delver: [
    15,
    [
      ['backpack', 1],
      ['rope-50ft', 1],
      ['torches-6', 1],
      ['waterskin', 1],
      ['iron-spikes-12', 1],
      ['standard-rations', 1],
      ['small-sack', 1],
    ],
  ],
  pole: [
    17,
    [
      ['backpack', 1],
      ['pole-10ft', 1],
      ['torches-6', 2],
      ['rope-50ft', 1],
      ['waterskin', 1],
      ['large-sack', 1],
      ['standard-rations', 1],
    ],
  ],
  lantern: [
    39,
    [
      ['backpack', 1],
      ['lantern', 1],
      ['oil-flask', 3],
      ['rope-50ft', 1],
      ['waterskin', 1],
      ['small-sack', 1],
      ['iron-rations', 1],
    ],
  ],
  holy: [
    42,
    [
      ['backpack', 1],
      ['wooden-cross', 1],
      ['holy-water', 1],
      ['torches-6', 1],
      ['waterskin', 1],
      ['standard-rations', 1],
      ['stakes-and-mallet', 1],
    ],
  ],
  arcane: [
    29,
    [
      ['backpack', 1],
      ['lantern', 1],
      ['oil-flask', 2],
      ['dagger', 1],
      ['waterskin', 1],
      ['standard-rations', 1],
      ['small-sack', 1],
    ],
  ],
};
const cart = (
  purseGp: number,
  items: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, unknown>>,
): Example => ['GOR-EQP-03', { purseGp, cart: Object.entries(items).map(([item, qty]) => ({ item, qty })) }, expected];

examplesHold('Gorman’s coins, prices and packages', gormanShopVectors, [
  ['GOR-EQP-02', {}, { totalCp: 0, wholeGp: 0 }],
  ['GOR-EQP-02', { gp: 1 }, { totalCp: 100, wholeGp: 1 }],
  ['GOR-EQP-02', { sp: 10 }, { totalCp: 100, wholeGp: 1 }],
  ['GOR-EQP-02', { cp: 100 }, { totalCp: 100, wholeGp: 1 }],
  ['GOR-EQP-02', { cp: 99 }, { totalCp: 99, wholeGp: 0 }],
  ['GOR-EQP-02', { gp: 2, sp: 9, cp: 9 }, { totalCp: 299, wholeGp: 2 }],
  ['GOR-EQP-02', { gp: 2, cp: 199 }, { totalCp: 399, wholeGp: 3 }],

  ...PRICES.map(([item, price]) => cart(200, { [item]: 1 }, { spentGp: price, leftGp: 200 - price })),
  cart(50, { plate: 1 }, { spentGp: 50, leftGp: 0 }),
  cart(0, {}, { spentGp: 0, leftGp: 0 }),
  cart(10, { dagger: 3, wine: 1 }, { spentGp: 10, leftGp: 0 }),
  cart(10, { dagger: 3, wine: 2 }, { error: 'not-enough-gold' }),
  cart(500, { dagger: 1, 'vorpal-sword': 1 }, { error: 'unknown-item' }),
  cart(5, { 'tinder-box': 1 }, { error: 'unknown-item' }),

  ...Object.entries(PACKAGES).flatMap(([name, [cost, items]]): readonly Example[] => [
    ['GOR-EQP-04', { purseGp: cost, package: name }, { spentGp: cost, leftGp: 0, items }],
    ['GOR-EQP-04', { purseGp: 100, package: name }, { spentGp: cost, leftGp: 100 - cost, items }],
    ['GOR-EQP-04', { purseGp: cost - 1, package: name }, { error: 'not-enough-gold' }],
  ]),
  ['GOR-EQP-04', { purseGp: 100, package: 'noble' }, { error: 'unknown-package' }],
  ['GOR-EQP-04', { purseGp: 0, package: 'noble' }, { error: 'unknown-package' }],
  ['GOR-EQP-02', { gp: 3, sp: 25, cp: 70 }, { totalCp: 620, wholeGp: 6 }],
  ['GOR-EQP-02', { sp: 9, cp: 9 }, { totalCp: 99, wholeGp: 0 }],
  [
    'GOR-EQP-03',
    {
      purseGp: 100,
      cart: [
        { item: 'chain', qty: 1 },
        { item: 'shield', qty: 1 },
        { item: 'mace', qty: 1 },
        { item: 'torches-6', qty: 2 },
      ],
    },
    { spentGp: 47, leftGp: 53 },
  ],
  ['GOR-EQP-03', { purseGp: 49, cart: [{ item: 'plate', qty: 1 }] }, { error: 'not-enough-gold' }],
  ['GOR-EQP-04', { purseGp: 60, package: 'lantern' }, { spentGp: 39, leftGp: 21 }],
  ['GOR-EQP-04', { purseGp: 40, package: 'holy' }, { error: 'not-enough-gold' }],
]);
