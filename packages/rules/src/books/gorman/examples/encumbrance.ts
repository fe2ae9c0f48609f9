import { gormanArmourClass, gormanRate, otherArmourClass } from '../../../procedures/party/encumbrance/gorman.ts';
import { type Adapter, type Adapters, read } from '../../../vectors.ts';
import type { GormanArmour } from '../content/armour.ts';

const rate: Adapter = (inputs) => ({
  ...gormanRate(
    read.text<GormanArmour>(inputs, 'armor'),
    read.flag(inputs, 'bulky', false),
    read.number(inputs, 'coins', 0),
  ),
});

export const gormanEncumbranceVectors: Adapters = {
  'GOR-ARM-01': (inputs) => ({
    ac: gormanArmourClass(
      read.text<GormanArmour>(inputs, 'armor'),
      read.flag(inputs, 'shield', false),
      read.number(inputs, 'magicBonus', 0),
    ),
  }),
  'GOR-ARM-02': (inputs) =>
    inputs.ascending === undefined
      ? { ascending: otherArmourClass(read.number(inputs, 'descending')) }
      : { descending: otherArmourClass(read.number(inputs, 'ascending')) },
  'GOR-MOV-01': rate,
  'GOR-MOV-02': rate,
  'GOR-MOV-03': rate,
};
