import { loaded } from '../../../core/index.ts';
import { detected, noticedWhen, picked } from '../../../procedures/dungeon/pickpocketing/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { stealthOf } from './sneaking.ts';

export const erisPickpocketingVectors: Adapters = {
  'ERI-PIC-01': (inputs) => ({
    ...picked(read.number(inputs, 'skill'), stealthOf(inputs), loaded(...read.faces(inputs))),
  }),
  'ERI-PIC-02': (inputs) => ({ ...detected(stealthOf(inputs), loaded(...read.faces(inputs))) }),
  'ERI-PIC-03': (inputs) => ({
    noticed: noticedWhen(read.flag(inputs, 'stolen'), read.flag(inputs, 'detected')),
  }),
};
