import type { ItemUse } from '../../../state/item.ts';
import type { Ware, WareKind } from '../../../state/ware.ts';
import { ARMOUR, SHIELD } from '../../ose/content/armour.ts';
import { weaponOf } from '../../ose/content/weapons.ts';
import { GORMAN_PACKAGES, GORMAN_PRICES } from './prices.ts';
import { GORMAN_WEAPONS } from './weapons.ts';

/** What the list calls otherwise than the table does; the rest is written with blanks for hyphens. */
const NAMES: Readonly<Record<string, string>> = {
  chain: 'chainmail',
  'arrows-20': 'arrows (20)',
  'quarrels-30': 'quarrels (30)',
  'quiver-of-20-arrows': 'quiver with arrows (20)',
  'case-of-30-quarrels': 'case with quarrels (30)',
  'rope-50ft': "rope (50')",
  'pole-10ft': "pole (10')",
  'iron-spikes-12': 'iron spikes (12)',
  'torches-6': 'torches (6)',
  'candles-10': 'candles (10)',
  'oil-flask': 'oil (flask)',
  'iron-rations': 'rations, iron (7 days)',
  'standard-rations': 'rations, standard (7 days)',
};
const PIECES: Readonly<Record<string, number>> = {
  'arrows-20': 20,
  'quarrels-30': 30,
  'quiver-of-20-arrows': 20,
  'case-of-30-quarrels': 30,
  'iron-spikes-12': 12,
  'torches-6': 6,
  'candles-10': 10,
  'iron-rations': 7,
  'standard-rations': 7,
};
const USES: Readonly<Record<string, ItemUse>> = {
  'rope-50ft': 'rope',
  'iron-spikes-12': 'spike',
  waterskin: 'waterskin',
  'torches-6': 'torch',
  lantern: 'lantern',
  'bullseye-lantern': 'lantern',
  'candles-10': 'candle',
  'oil-flask': 'oil',
  'wooden-cross': 'holy-symbol',
  'silver-cross': 'holy-symbol',
  'iron-rations': 'ration',
  'standard-rations': 'ration',
};
const WORN: readonly string[] = ['leather', 'chain', 'plate', 'shield', 'helmet'];
const LED: readonly string[] = ['mule', 'draft-horse', 'light-horse', 'medium-warhorse', 'heavy-warhorse'];
const AFLOAT: readonly string[] = ['raft', 'small-boat', 'cart', 'wagon'];

const kindOf = (item: string): WareKind => {
  if (GORMAN_WEAPONS[item]) return 'weapon';
  if (WORN.includes(item)) return 'armour';
  if (LED.includes(item)) return 'mount';
  return AFLOAT.includes(item) ? 'vessel' : 'gear';
};

/** The house rules weigh nothing but treasure; where a campaign counts coins of weight, the chapter's figures hold. */
function weightOf(item: string): number {
  switch (item) {
    case 'leather':
      return ARMOUR.leather.weight;
    case 'chain':
      return ARMOUR.chainmail.weight;
    case 'plate':
      return ARMOUR.plate.weight;
    case 'shield':
      return SHIELD.weight;
    default:
      return weaponOf(item.replaceAll('-', ' '))?.weight ?? 0;
  }
}

const nameOf = (item: string): string => NAMES[item] ?? item.replaceAll('-', ' ');

/** GOR-EQP-03 as wares. */
export const GORMAN_WARES: readonly Ware[] = Object.entries(GORMAN_PRICES).map(([item, cost]) => ({
  name: nameOf(item),
  kind: kindOf(item),
  cost,
  weight: weightOf(item),
  pieces: PIECES[item] ?? 1,
  use: USES[item] ?? null,
}));

/** GOR-EQP-04: the packages, of wares of the list. */
export const GORMAN_PACKED = Object.entries(GORMAN_PACKAGES).map(([name, items]) => ({
  name,
  contents: Object.entries(items).map(([item, lots]) => ({ ware: nameOf(item), lots })),
}));
