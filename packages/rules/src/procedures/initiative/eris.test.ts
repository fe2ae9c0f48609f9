import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisInitiativeVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of initiative', () => {
  it.each(
    (
      [
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [5, 2] }, { order: [['party'], ['enemy']] }],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [1, 4] }, { order: [['enemy'], ['party']] }],
        ['ERI-INI-01', { sides: ['party', 'enemy'], dice: [3, 3] }, { order: [['party', 'enemy']] }],
        [
          'ERI-INI-01',
          { sides: ['party', 'enemy', 'bandits'], dice: [4, 6, 4] },
          { order: [['enemy'], ['party', 'bandits']] },
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
        ['ERI-INI-03', { dex: 8 }, { tieAdjustment: -1 }],
        ['ERI-INI-03', { dex: 9 }, { tieAdjustment: 0 }],
        ['ERI-INI-03', { dex: 13 }, { tieAdjustment: 1 }],
        ['ERI-INI-05', { event: 'pursuit-turn' }, { roll: false }],
        ['ERI-INI-05', { event: 'pursuer-adjacent' }, { roll: true }],
        ['ERI-MIS-11', { dex: 13 }, { modifier: 1 }],
        ['ERI-MIS-11', { dex: 12 }, { modifier: 0 }],
        ['ERI-MIS-11', { dex: 8 }, { modifier: -1 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisInitiativeVectors)).toEqual([]);
  });
});
