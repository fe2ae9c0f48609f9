import { examplesHold, under } from '../../../../test/vectors.ts';
import { erisInitiativeVectors } from '../../../books/eris/examples/initiative.ts';

examplesHold('Planet Eris’s rules of initiative', erisInitiativeVectors, [
  ...under('ERI-INI-01', 'sides dice → order', [
    [
      ['party', 'enemy'],
      [5, 2],
      [['party'], ['enemy']],
    ],
    [
      ['party', 'enemy'],
      [1, 4],
      [['enemy'], ['party']],
    ],
    [['party', 'enemy'], [3, 3], [['party', 'enemy']]],
    [
      ['party', 'enemy', 'bandits'],
      [4, 6, 4],
      [['enemy'], ['party', 'bandits']],
    ],
    [
      ['party', 'enemy'],
      [6, 1],
      [['party'], ['enemy']],
    ],
    [
      ['party', 'enemy'],
      [1, 6],
      [['enemy'], ['party']],
    ],
    [['party', 'enemy'], [6, 6], [['party', 'enemy']]],
    [['party'], [1], [['party']]],
    [['party', 'enemy', 'bandits'], [2, 2, 2], [['party', 'enemy', 'bandits']]],
    [
      ['party', 'enemy', 'bandits'],
      [1, 1, 6],
      [['bandits'], ['party', 'enemy']],
    ],
    [
      ['party', 'enemy', 'bandits', 'town'],
      [3, 5, 3, 5],
      [
        ['enemy', 'town'],
        ['party', 'bandits'],
      ],
    ],
    [
      ['party', 'enemy', 'bandits'],
      [6, 4, 2],
      [['party'], ['enemy'], ['bandits']],
    ],
  ]),
  ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [5, 2], lowFirst: true }, { order: [['enemy'], ['party']] }],
  ['ERI-INI-05', { event: 'new-round', initiativeOncePerFight: true }, { roll: false }],
  ['ERI-INI-05', { event: 'pursuit-turn' }, { roll: false }],
  ['ERI-INI-05', { event: 'pursuer-adjacent' }, { roll: true }],
  ['ERI-INI-05', { event: 'new-round' }, { roll: true }],
  ...under('ERI-INI-02', 'combatants → steps', [
    [
      [
        { id: 'Ann', dex: 15 },
        { id: 'Bob', dex: 10 },
        { id: 'Cid', dex: 6 },
        { id: 'orc', dex: null },
      ],
      [['Ann'], ['Bob', 'orc'], ['Cid']],
    ],
    [
      [
        { id: 'Bob', dex: 10 },
        { id: 'orc', dex: null },
      ],
      [['Bob', 'orc']],
    ],
    [
      [
        { id: 'Ann', dex: 13 },
        { id: 'Bob', dex: 12 },
        { id: 'Cid', dex: 9 },
        { id: 'Dee', dex: 8 },
      ],
      [['Ann'], ['Bob', 'Cid'], ['Dee']],
    ],
    [
      [
        { id: 'Ann', dex: 8 },
        { id: 'Bob', dex: 13 },
      ],
      [['Bob'], ['Ann']],
    ],
    [
      [
        { id: 'orc', dex: null },
        { id: 'Ann', dex: 18 },
        { id: 'troll', dex: null },
        { id: 'Bob', dex: 17 },
      ],
      [
        ['Ann', 'Bob'],
        ['orc', 'troll'],
      ],
    ],
    [
      [
        { id: 'Ann', dex: 8 },
        { id: 'orc', dex: null },
      ],
      [['orc'], ['Ann']],
    ],
    [
      [
        { id: 'orc', dex: null },
        { id: 'goblin', dex: null },
      ],
      [['orc', 'goblin']],
    ],
    [
      [
        { id: 'Ann', dex: 6 },
        { id: 'Bob', dex: 7 },
        { id: 'Cid', dex: 18 },
      ],
      [['Cid'], ['Ann', 'Bob']],
    ],
    [[], []],
  ]),
  ...under('ERI-INI-02', 'combatants tieByDexterity → steps', [
    [
      [
        { id: 'Ann', dex: 15 },
        { id: 'orc', dex: null },
      ],
      false,
      [['Ann', 'orc']],
    ],
    [
      [
        { id: 'Ann', dex: 18 },
        { id: 'orc', dex: null },
      ],
      true,
      [['Ann'], ['orc']],
    ],
    [
      [
        { id: 'Ann', dex: 8 },
        { id: 'Bob', dex: 16 },
        { id: 'Cid', dex: 10 },
      ],
      false,
      [['Ann', 'Bob', 'Cid']],
    ],
    [[], false, []],
  ]),
  ...under('ERI-INI-03', 'dex → tieAdjustment', [
    [8, -1],
    [9, 0],
    [13, 1],
    [3, -1],
    [5, -1],
    [10, 0],
    [12, 0],
    [16, 1],
    [18, 1],
    [1, -1],
    [20, 1],
  ]),
]);
