import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisInitiativeVectors } from '../../../books/eris/examples/initiative.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of initiative', () => {
  it.each(
    (
      [
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [5, 2] }, { order: [['party'], ['enemy']] }],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [5, 2], lowFirst: true }, { order: [['enemy'], ['party']] }],
        ['ERI-INI-05', { event: 'new-round', initiativeOncePerFight: true }, { roll: false }],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [1, 4] }, { order: [['enemy'], ['party']] }],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [3, 3] }, { order: [['party', 'enemy']] }],
        [
          'ERI-INI-01',
          { sides: ['party', 'enemy', 'bandits'], dice: [4, 6, 4] },
          { order: [['enemy'], ['party', 'bandits']] },
        ],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [6, 1] }, { order: [['party'], ['enemy']] }],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [1, 6] }, { order: [['enemy'], ['party']] }],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [6, 6] }, { order: [['party', 'enemy']] }],
        ['ERI-INI-01', { sides: ['party'], dice: [1] }, { order: [['party']] }],
        [
          'ERI-INI-01',
          { sides: ['party', 'enemy', 'bandits'], dice: [2, 2, 2] },
          { order: [['party', 'enemy', 'bandits']] },
        ],
        [
          'ERI-INI-01',
          { sides: ['party', 'enemy', 'bandits'], dice: [1, 1, 6] },
          { order: [['bandits'], ['party', 'enemy']] },
        ],
        [
          'ERI-INI-01',
          { sides: ['party', 'enemy', 'bandits', 'town'], dice: [3, 5, 3, 5] },
          {
            order: [
              ['enemy', 'town'],
              ['party', 'bandits'],
            ],
          },
        ],
        [
          'ERI-INI-01',
          { sides: ['party', 'enemy', 'bandits'], dice: [6, 4, 2] },
          { order: [['party'], ['enemy'], ['bandits']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 15 },
              { id: 'Bob', dex: 10 },
              { id: 'Cid', dex: 6 },
              { id: 'orc', dex: null },
            ],
          },
          { steps: [['Ann'], ['Bob', 'orc'], ['Cid']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Bob', dex: 10 },
              { id: 'orc', dex: null },
            ],
          },
          { steps: [['Bob', 'orc']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 15 },
              { id: 'orc', dex: null },
            ],
            tieByDexterity: false,
          },
          { steps: [['Ann', 'orc']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 13 },
              { id: 'Bob', dex: 12 },
              { id: 'Cid', dex: 9 },
              { id: 'Dee', dex: 8 },
            ],
          },
          { steps: [['Ann'], ['Bob', 'Cid'], ['Dee']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 8 },
              { id: 'Bob', dex: 13 },
            ],
          },
          { steps: [['Bob'], ['Ann']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 18 },
              { id: 'orc', dex: null },
            ],
            tieByDexterity: true,
          },
          { steps: [['Ann'], ['orc']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'orc', dex: null },
              { id: 'Ann', dex: 18 },
              { id: 'troll', dex: null },
              { id: 'Bob', dex: 17 },
            ],
          },
          {
            steps: [
              ['Ann', 'Bob'],
              ['orc', 'troll'],
            ],
          },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 8 },
              { id: 'orc', dex: null },
            ],
          },
          { steps: [['orc'], ['Ann']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 8 },
              { id: 'Bob', dex: 16 },
              { id: 'Cid', dex: 10 },
            ],
            tieByDexterity: false,
          },
          { steps: [['Ann', 'Bob', 'Cid']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'orc', dex: null },
              { id: 'goblin', dex: null },
            ],
          },
          { steps: [['orc', 'goblin']] },
        ],
        [
          'ERI-INI-02',
          {
            combatants: [
              { id: 'Ann', dex: 6 },
              { id: 'Bob', dex: 7 },
              { id: 'Cid', dex: 18 },
            ],
          },
          { steps: [['Cid'], ['Ann', 'Bob']] },
        ],
        ['ERI-INI-02', { combatants: [], tieByDexterity: false }, { steps: [] }],
        ['ERI-INI-02', { combatants: [] }, { steps: [] }],
        ['ERI-INI-03', { dex: 8 }, { tieAdjustment: -1 }],
        ['ERI-INI-03', { dex: 9 }, { tieAdjustment: 0 }],
        ['ERI-INI-03', { dex: 13 }, { tieAdjustment: 1 }],
        ['ERI-INI-03', { dex: 3 }, { tieAdjustment: -1 }],
        ['ERI-INI-03', { dex: 5 }, { tieAdjustment: -1 }],
        ['ERI-INI-03', { dex: 10 }, { tieAdjustment: 0 }],
        ['ERI-INI-03', { dex: 12 }, { tieAdjustment: 0 }],
        ['ERI-INI-03', { dex: 16 }, { tieAdjustment: 1 }],
        ['ERI-INI-03', { dex: 18 }, { tieAdjustment: 1 }],
        ['ERI-INI-03', { dex: 1 }, { tieAdjustment: -1 }],
        ['ERI-INI-03', { dex: 20 }, { tieAdjustment: 1 }],
        ['ERI-INI-05', { event: 'pursuit-turn' }, { roll: false }],
        ['ERI-INI-05', { event: 'pursuer-adjacent' }, { roll: true }],
        ['ERI-INI-05', { event: 'new-round' }, { roll: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisInitiativeVectors)).toEqual([]);
  });
});
