import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import type { ErisArmour } from '../attack/eris-armour.ts';
import { carryingLimits, loadOf, mayCarry, speedIn, speedWith, trimmed, weightOf } from './eris.ts';

const armour = (inputs: VectorInputs) => read.text<ErisArmour>(inputs, 'armor');
const shield = (inputs: VectorInputs) => read.flag(inputs, 'shield', false);
const felt = (inputs: VectorInputs): number => read.number(inputs, 'ignoreBelowCoins', 100);

export const erisEncumbranceVectors: Adapters = {
  'ERI-ITM-01': (inputs) => ({
    ...mayCarry(
      read.text(inputs, 'item'),
      read.number(inputs, 'carried'),
      read.number(inputs, 'add'),
      read.text(inputs, 'carrier', 'pc'),
    ),
  }),
  'ERI-ITM-02': (inputs) => ({
    ...trimmed(read.record<number>(inputs, 'items'), read.list<string>(inputs, 'exempt', [])),
  }),
  'ERI-WGT-01': (inputs) => ({ ...carryingLimits(armour(inputs), shield(inputs)) }),
  'ERI-WGT-02': (inputs) => ({
    ...loadOf(read.number(inputs, 'ac'), read.number(inputs, 'coins'), felt(inputs)),
  }),
  'ERI-WGT-03': (inputs) => ({ coins: weightOf(read.record<number>(inputs, 'load')) }),
  'ERI-MVE-01': (inputs) => ({ ...speedIn(armour(inputs), shield(inputs)) }),
  'ERI-MVE-02': (inputs) => ({
    ...speedWith(armour(inputs), shield(inputs), read.number(inputs, 'coins', 0), felt(inputs)),
  }),
};
