import { loaded } from '../../../core/index.ts';
import { checksMorale, gormanMorale, henchmanMorale } from '../../../procedures/party/retainers/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanMoraleVectors: Adapters = {
  'GOR-MOR-01': (inputs) => ({ checks: checksMorale(read.text(inputs, 'kind')) }),
  'GOR-MOR-02': (inputs) => ({
    ...gormanMorale(read.text(inputs, 'kind'), read.number(inputs, 'situational', 0), loaded(...read.faces(inputs))),
  }),
  'GOR-MOR-03': (inputs) => ({
    ...henchmanMorale(
      read.number(inputs, 'loyalty'),
      read.number(inputs, 'situational', 0),
      loaded(...read.faces(inputs)),
    ),
  }),
};
