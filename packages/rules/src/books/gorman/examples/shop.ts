import { bought, boughtPackage, type Purchase, purseOf } from '../../../procedures/party/shop/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanShopVectors: Adapters = {
  'GOR-EQP-02': (inputs) => ({
    ...purseOf(read.number(inputs, 'gp', 0), read.number(inputs, 'sp', 0), read.number(inputs, 'cp', 0)),
  }),
  'GOR-EQP-03': (inputs) => ({ ...bought(read.number(inputs, 'purseGp'), read.list<Purchase>(inputs, 'cart')) }),
  'GOR-EQP-04': (inputs) => {
    const paid = boughtPackage(read.number(inputs, 'purseGp'), read.text(inputs, 'package'));
    return 'error' in paid ? { ...paid } : { ...paid, items: paid.items.map(({ item, qty }) => [item, qty]) };
  },
};
