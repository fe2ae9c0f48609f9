import { labelled } from '../../../core/inputs.ts';
import { ITEM_USES, type ItemUse } from '../../../state/item.ts';

const USES: Readonly<Record<ItemUse | 'none', string>> = {
  none: 'nothing special',
  torch: 'torch',
  lantern: 'lantern',
  'hooded-lantern': 'hooded lantern',
  candle: 'candle',
  oil: 'oil',
  tinderbox: 'tinderbox',
  ration: 'ration',
  waterskin: 'waterskin',
  spike: 'spike',
  rope: 'rope',
  'thieves-tools': 'thieves’ tools',
  'holy-symbol': 'holy symbol',
};

/** What a thing can be good for, to be chosen. */
export const useOptions = labelled(['none', ...ITEM_USES], USES);
