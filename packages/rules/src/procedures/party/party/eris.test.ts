import { examplesHold, under } from '../../../../test/vectors.ts';
import { erisPartyVectors } from '../../../books/eris/examples/party.ts';

examplesHold('Planet Eris’s rules of party', erisPartyVectors, [
  ...under('ERI-TRS-01', 'kind awarded rolledOff → mayAllocate', [
    ['treasure', false, false, false],
    ['magic-item', false, true, true],
    ['treasure', true, false, true],
    ['treasure', true, true, true],
    ['treasure', false, true, false],
    ['magic-item', true, true, true],
    ['magic-item', true, false, false],
    ['magic-item', false, false, false],
  ]),
  ...under('ERI-TRS-02', 'gp shares → each left', [
    [1000, 6, 166, 4],
    [900, 4, 225, 0],
    [0, 1, 0, 0],
    [0, 6, 0, 0],
    [6, 6, 1, 0],
    [7, 6, 1, 1],
    [1001, 1, 1001, 0],
    [999, 1000, 0, 999],
  ]),
  ['ERI-TRS-02', { gp: 100, shares: 0 }, { error: 'no-shares' }],
  ['ERI-TRS-02', { gp: 0, shares: 0 }, { error: 'no-shares' }],
  ...under('ERI-TRS-03', 'players items dice → order picks', [
    [['A', 'B', 'C'], 2, [7, 19, 12], ['B', 'C', 'A'], { A: 0, B: 1, C: 1 }],
    [['A', 'B'], 3, [5, 5, 2, 14], ['B', 'A'], { A: 1, B: 2 }],
    [['A'], 1, [3], ['A'], { A: 1 }],
    [['A', 'B'], 0, [1, 20], ['B', 'A'], { A: 0, B: 0 }],
    [['A', 'B'], 1, [20, 1], ['A', 'B'], { A: 1, B: 0 }],
    [['A', 'B', 'C'], 1, [5, 5, 5, 3, 9, 1], ['B', 'A', 'C'], { A: 0, B: 1, C: 0 }],
    [['A', 'B', 'C'], 2, [5, 5, 5, 9, 9, 1, 2, 8], ['B', 'A', 'C'], { A: 1, B: 1, C: 0 }],
    [['A', 'B', 'C', 'D'], 5, [10, 10, 3, 3, 7, 6, 1, 2], ['A', 'B', 'D', 'C'], { A: 2, B: 1, C: 1, D: 1 }],
    [['A', 'B'], 2, [5, 5, 6, 6, 7, 7, 1, 2], ['B', 'A'], { A: 1, B: 1 }],
    [['A', 'B', 'C', 'D'], 2, [8, 8, 8, 20, 5, 5, 9, 3, 4], ['D', 'C', 'B', 'A'], { A: 0, B: 0, C: 1, D: 1 }],
  ]),
]);
