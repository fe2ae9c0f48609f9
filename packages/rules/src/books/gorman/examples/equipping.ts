import { gripOf } from '../../../procedures/body/damage/gorman.ts';
import { mayEquip } from '../../../procedures/party/equipping/gorman.ts';
import { type Adapter, type Adapters, read } from '../../../vectors.ts';
import { castsIn, type GormanArmour } from '../content/armour.ts';
import { type GormanClass, isGormanClass } from '../content/classes.ts';

const equipping: Adapter = (inputs) => ({
  ...mayEquip(read.text<GormanClass>(inputs, 'class'), read.text(inputs, 'item')),
});

export const gormanEquippingVectors: Adapters = {
  'GOR-CLS-02': equipping,
  'GOR-CLS-04': equipping,
  'GOR-CLS-06': equipping,
  'GOR-CLS-07': (inputs) => ({
    canCast: castsIn(
      read.text<GormanClass>(inputs, 'class'),
      read.text<GormanArmour>(inputs, 'armor'),
      read.flag(inputs, 'shield', false),
    ),
  }),
  'GOR-CMB-06': (inputs) => {
    const named = read.text(inputs, 'class', '');
    const offhand = read.text(inputs, 'offhand', '');
    const shield = read.flag(inputs, 'shield', false);
    return {
      ...gripOf(
        isGormanClass(named) ? named : null,
        read.text(inputs, 'weapon'),
        shield,
        offhand === '' ? null : offhand,
      ),
    };
  },
};
