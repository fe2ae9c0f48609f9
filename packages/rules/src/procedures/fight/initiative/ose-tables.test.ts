import { examplesHold, under } from '../../../../test/vectors.ts';
import { initiativeVectors } from '../../../books/ose/examples/initiative.ts';

examplesHold('Old-School Essentials: initiative', initiativeVectors, [
  ...under('OSE-EVT-07', 'sides dice → order', [
    [
      [
        { id: 'a', surprised: false },
        { id: 'b', surprised: false },
        { id: 'c', surprised: false },
      ],
      [1, 6, 3],
      [['b'], ['c'], ['a']],
    ],
    [
      [
        { id: 'a', surprised: false },
        { id: 'b', surprised: true },
        { id: 'c', surprised: false },
      ],
      [1, 6],
      [['c'], ['a']],
    ],
    [
      [
        { id: 'a', surprised: true },
        { id: 'b', surprised: true },
      ],
      [],
      [],
    ],
    [
      [
        { id: 'a', surprised: false },
        { id: 'b', surprised: false },
      ],
      [3, 3, 6, 2],
      [['a'], ['b']],
    ],
    [[{ id: 'a', surprised: false }], [], [['a']]],
    [
      [
        { id: 'pcs', surprised: false },
        { id: 'orcs', surprised: false },
      ],
      [2, 5],
      [['orcs'], ['pcs']],
    ],
    [
      [
        { id: 'pcs', surprised: false },
        { id: 'orcs', surprised: true },
      ],
      [],
      [['pcs']],
    ],
  ]),
  ...under('OSE-EVT-07', 'sides dice policy → order', [
    [
      [
        { id: 'a', surprised: false },
        { id: 'b', surprised: false },
      ],
      [3, 3],
      'simultaneous',
      [['a', 'b']],
    ],
    [
      [
        { id: 'a', surprised: false },
        { id: 'b', surprised: false },
      ],
      [3, 3, 4, 4, 1, 2],
      'reroll',
      [['b'], ['a']],
    ],
    [
      [
        { id: 'a', surprised: false },
        { id: 'b', surprised: false },
        { id: 'c', surprised: false },
      ],
      [2, 5, 2],
      'simultaneous',
      [['b'], ['a', 'c']],
    ],
    [
      [
        { id: 'a', surprised: false },
        { id: 'b', surprised: false },
        { id: 'c', surprised: true },
      ],
      [3, 3],
      'simultaneous',
      [['a', 'b']],
    ],
  ]),
  ...under('OSE-CMB-03', 'sides dice → order', [
    [['a'], [3], ['a']],
    [
      ['a', 'b', 'c', 'd'],
      [3, 1, 6, 2],
      ['c', 'a', 'd', 'b'],
    ],
    [
      ['a', 'b', 'c'],
      [6, 5, 4],
      ['a', 'b', 'c'],
    ],
    [
      ['a', 'b'],
      [4, 4, 1, 3],
      ['b', 'a'],
    ],
    [
      ['pcs', 'orcs'],
      [5, 2],
      ['pcs', 'orcs'],
    ],
    [
      ['pcs', 'orcs', 'wolves'],
      [1, 4, 6],
      ['wolves', 'orcs', 'pcs'],
    ],
  ]),
  ...under('OSE-CMB-04', 'sides dice policy → order', [
    [['a', 'b', 'c'], [4, 4, 1, 2, 6], 'reroll', [['b'], ['a'], ['c']]],
    [['a', 'b', 'c'], [4, 4, 4, 2, 6, 2, 5, 3], 'reroll', [['b'], ['a'], ['c']]],
    [['a', 'b', 'c', 'd'], [1, 5, 1, 5, 2, 3, 6, 4], 'reroll', [['d'], ['b'], ['a'], ['c']]],
    [['a', 'b'], [4, 4, 3, 3, 2, 2, 6, 1], 'reroll', [['a'], ['b']]],
    [['a', 'b', 'c'], [2, 5, 5], 'simultaneous', [['b', 'c'], ['a']]],
    [['a', 'b', 'c'], [2, 2, 2], 'simultaneous', [['a', 'b', 'c']]],
    [['a', 'b', 'c'], [1, 2, 3], 'simultaneous', [['c'], ['b'], ['a']]],
    [
      ['a', 'b', 'c', 'd'],
      [6, 3, 6, 3],
      'simultaneous',
      [
        ['a', 'c'],
        ['b', 'd'],
      ],
    ],
    [['a', 'b'], [1, 6], 'reroll', [['b'], ['a']]],
    [['pcs', 'orcs'], [4, 4, 2, 6], 'reroll', [['orcs'], ['pcs']]],
    [['pcs', 'orcs'], [4, 4], 'simultaneous', [['pcs', 'orcs']]],
    [['a', 'b', 'c'], [4, 6, 4, 3, 3, 2, 5], 'reroll', [['b'], ['c'], ['a']]],
  ]),
  ['OSE-CMB-04', { sides: ['a', 'b'], dice: [4, 4], initiativeTies: 'simultaneous' }, { order: [['a', 'b']] }],
  ...under('OSE-CMB-05', 'order combatants → sequence', [
    [
      ['a', 'b'],
      [
        { id: '1', side: 'a', slow: false },
        { id: '2', side: 'b', slow: false },
      ],
      ['1', '2'],
    ],
    [
      ['b', 'a'],
      [
        { id: '1', side: 'a', slow: true },
        { id: '2', side: 'b', slow: true },
      ],
      ['2', '1'],
    ],
    [
      ['a', 'b', 'c'],
      [
        { id: '1', side: 'c', slow: false },
        { id: '2', side: 'b', slow: true },
        { id: '3', side: 'a', slow: false },
        { id: '4', side: 'a', slow: true },
        { id: '5', side: 'c', slow: true },
      ],
      ['3', '1', '4', '2', '5'],
    ],
    [
      ['a'],
      [
        { id: '1', side: 'a', slow: true },
        { id: '2', side: 'a', slow: false },
        { id: '3', side: 'a', slow: true },
      ],
      ['2', '1', '3'],
    ],
    [
      ['a', 'b'],
      [
        { id: '1', side: 'b', slow: true },
        { id: '2', side: 'a', slow: false },
        { id: '3', side: 'b', slow: false },
      ],
      ['2', '3', '1'],
    ],
    [['a', 'b'], [], []],
    [
      ['pcs', 'orcs'],
      [
        { id: 'Ann', side: 'pcs', slow: true },
        { id: 'Bob', side: 'pcs', slow: false },
        { id: 'orc1', side: 'orcs', slow: false },
      ],
      ['Bob', 'orc1', 'Ann'],
    ],
    [
      ['orcs', 'pcs'],
      [
        { id: 'Ann', side: 'pcs', slow: true },
        { id: 'orc1', side: 'orcs', slow: true },
        { id: 'Bob', side: 'pcs', slow: false },
      ],
      ['Bob', 'orc1', 'Ann'],
    ],
  ]),
  ...under('OSE-CMB-06', 'combatants dice policy → sequence', [
    [
      [
        { id: 'A', mod: 1, slow: false },
        { id: 'B', mod: 0, slow: false },
      ],
      [3, 4, 1, 2, 5, 1],
      'reroll',
      [['A'], ['B']],
    ],
    [
      [
        { id: 'A', mod: 1, slow: false },
        { id: 'B', mod: 0, slow: false },
      ],
      [3, 4, 2, 2],
      'reroll',
      [['A'], ['B']],
    ],
    [
      [
        { id: 'A', mod: 1, slow: false },
        { id: 'B', mod: 0, slow: false },
      ],
      [3, 4],
      'simultaneous',
      [['A', 'B']],
    ],
    [
      [
        { id: 'A', mod: 2, slow: true },
        { id: 'B', mod: -2, slow: false },
        { id: 'C', mod: 0, slow: true },
      ],
      [6, 1, 1],
      'reroll',
      [['B'], ['A'], ['C']],
    ],
    [
      [
        { id: 'A', mod: 0, slow: true },
        { id: 'B', mod: 0, slow: false },
        { id: 'C', mod: 0, slow: true },
        { id: 'D', mod: 0, slow: false },
      ],
      [3, 3, 3, 3, 1, 2, 5, 4],
      'reroll',
      [['D'], ['B'], ['A'], ['C']],
    ],
    [
      [
        { id: 'A', mod: 0, slow: true },
        { id: 'B', mod: 0, slow: false },
        { id: 'C', mod: 0, slow: true },
        { id: 'D', mod: 0, slow: false },
      ],
      [3, 3, 3, 3],
      'simultaneous',
      [
        ['B', 'D'],
        ['A', 'C'],
      ],
    ],
    [
      [
        { id: 'A', mod: 2, slow: false },
        { id: 'B', mod: -1, slow: false },
        { id: 'C', mod: 0, slow: false },
      ],
      [1, 4, 3, 1, 6, 6],
      'reroll',
      [['C'], ['B'], ['A']],
    ],
    [
      [
        { id: 'A', mod: 2, slow: false },
        { id: 'B', mod: 2, slow: false },
        { id: 'C', mod: 2, slow: false },
      ],
      [6, 5, 4],
      'reroll',
      [['A'], ['B'], ['C']],
    ],
    [
      [
        { id: 'A', mod: -2, slow: true },
        { id: 'B', mod: 2, slow: true },
      ],
      [6, 1],
      'reroll',
      [['A'], ['B']],
    ],
    [
      [
        { id: 'Ann', mod: null, slow: null },
        { id: 'orc', mod: 1 },
      ],
      [4, 4],
      null,
      [['orc'], ['Ann']],
    ],
    [
      [
        { id: 'Ann', mod: 1, slow: false },
        { id: 'orc', mod: 0, slow: false },
        { id: 'Bob', mod: -1, slow: false },
      ],
      [3, 5, 4],
      'reroll',
      [['orc'], ['Ann'], ['Bob']],
    ],
    [
      [
        { id: 'Ann', mod: 2, slow: true },
        { id: 'orc', mod: 0, slow: false },
      ],
      [6, 1],
      'reroll',
      [['orc'], ['Ann']],
    ],
    [
      [
        { id: 'Ann', mod: 1, slow: false },
        { id: 'orc', mod: 0, slow: false },
      ],
      [3, 4],
      'simultaneous',
      [['Ann', 'orc']],
    ],
    [
      [
        { id: 'Ann', mod: 1, slow: false },
        { id: 'orc', mod: 0, slow: false },
      ],
      [3, 4, 2, 6],
      'reroll',
      [['orc'], ['Ann']],
    ],
  ]),
]);
