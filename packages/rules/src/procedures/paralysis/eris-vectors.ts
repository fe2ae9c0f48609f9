import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { classNamed } from '../class-functions/eris-vectors.ts';
import type { Saver } from '../saving-throw/eris.ts';
import { ghoulTouch, isFreedBy, paralysed, seized, shaken, shakesOut } from './eris.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const saver = (inputs: VectorInputs): Saver => ({
  class: classNamed(inputs),
  level: read.number(inputs, 'level'),
});

export const erisParalysisVectors: Adapters = {
  'ERI-PRL-01': (inputs) => ({ ...seized(read.number(inputs, 'con', 10), dice(inputs)) }),
  'ERI-PRL-02': (inputs) => ({ ...paralysed(saver(inputs), read.number(inputs, 'con', 10), dice(inputs)) }),
  'ERI-PRL-03': (inputs) => ({
    ...ghoulTouch(
      read.text(inputs, 'race', 'human'),
      saver(inputs),
      read.flag(inputs, 'countsAsMagic', false),
      dice(inputs),
    ),
  }),
  'ERI-PRL-04': (inputs) => ({ freed: isFreedBy(read.text(inputs, 'event')) }),
  'ERI-PRL-05': (inputs) => ({ qualifies: shakesOut(read.text(inputs, 'race', 'human'), saver(inputs)) }),
  'ERI-PRL-06': (inputs) => ({
    ...shaken(read.text(inputs, 'race', 'human'), saver(inputs), read.text(inputs, 'victim')),
  }),
};
