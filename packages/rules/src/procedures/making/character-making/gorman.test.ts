import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanCharacterMakingVectors } from '../../../books/gorman/examples/character-making.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of character making', () => {
  it.each(
    (
      [
        [
          'GOR-ABI-01',
          { dice: [6, 5, 4, 3, 3, 3, 2, 2, 1, 6, 6, 6, 1, 1, 1, 4, 4, 2] },
          { scores: { str: 15, int: 9, wis: 5, dex: 18, con: 3, cha: 10 } },
        ],
        [
          'GOR-ABI-01',
          { dice: [1, 2, 3, 4, 5, 6, 1, 1, 2, 3, 5, 5, 6, 6, 5, 2, 3, 3] },
          { scores: { str: 6, int: 15, wis: 4, dex: 13, con: 17, cha: 8 } },
        ],
        [
          'GOR-ABI-02',
          { scores: { str: 8, int: 16, wis: 10, dex: 12, con: 9, cha: 7 }, swap: ['str', 'int'] },
          { scores: { str: 16, int: 8, wis: 10, dex: 12, con: 9, cha: 7 }, swapUsed: true },
        ],
        [
          'GOR-ABI-02',
          { scores: { str: 8, int: 16, wis: 10, dex: 12, con: 9, cha: 7 }, swap: null },
          { scores: { str: 8, int: 16, wis: 10, dex: 12, con: 9, cha: 7 }, swapUsed: false },
        ],
        [
          'GOR-ABI-02',
          { scores: { str: 8, int: 16, wis: 10, dex: 12, con: 9, cha: 7 }, swap: ['con', 'cha'], swapUsed: true },
          { error: 'swap-used' },
        ],
        [
          'GOR-ABI-03',
          { assignment: { str: 17, int: 8, wis: 10, dex: 12, con: 14, cha: 6 } },
          { scores: { str: 17, int: 8, wis: 10, dex: 12, con: 14, cha: 6 } },
        ],
        [
          'GOR-ABI-03',
          { assignment: { str: 17, int: 17, wis: 10, dex: 12, con: 14, cha: 6 } },
          { error: 'array-mismatch' },
        ],
        ['GOR-ABI-04', { score: 3 }, { modifier: -3 }],
        ['GOR-ABI-04', { score: 8 }, { modifier: -1 }],
        ['GOR-ABI-04', { score: 13 }, { modifier: 1 }],
        ['GOR-ABI-04', { score: 16 }, { modifier: 2 }],
        [
          'GOR-ABI-05',
          { use: 'hit-die', scores: { str: 10, int: 10, wis: 10, dex: 10, con: 5, cha: 10 } },
          { ability: 'con', modifier: -2 },
        ],
        [
          'GOR-ABI-05',
          { use: 'melee-attack', scores: { str: 18, int: 10, wis: 10, dex: 10, con: 10, cha: 10 } },
          { ability: null, modifier: 0 },
        ],
        [
          'GOR-ABI-05',
          {
            use: 'melee-attack',
            scores: { str: 18, int: 10, wis: 10, dex: 10, con: 10, cha: 10 },
            abilityModsInCombat: 'on',
          },
          { ability: 'str', modifier: 3 },
        ],
        ['GOR-ALN-01', { alignment: 'Law' }, { alignment: 'law' }],
        ['GOR-ALN-01', { alignment: 'lawful good' }, { error: 'bad-alignment' }],
        ['GOR-EQP-01', { dice: [3, 4, 5] }, { gp: 120 }],
        ['GOR-EQP-01', { dice: [1, 1, 2] }, { gp: 40 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanCharacterMakingVectors)).toEqual([]);
  });
});
