import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanCombatRoundVectors } from '../../../books/gorman/examples/combat-round.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of combat round', () => {
  it.each(
    (
      [
        [
          'GOR-ENC-09',
          {
            initiative: { party: 2, monsters: 5 },
            actions: [
              { who: 'Ann', side: 'party', action: 'missile' },
              { who: 'orc', side: 'monsters', action: 'melee' },
              { who: 'Bob', side: 'party', action: 'melee' },
            ],
          },
          { order: ['Ann', 'orc', 'Bob'] },
        ],
        [
          'GOR-ENC-09',
          {
            initiative: { party: 6, monsters: 1 },
            actions: [
              { who: 'Zed', side: 'party', action: 'spell' },
              { who: 'gob', side: 'monsters', action: 'missile' },
              { who: 'Bob', side: 'party', action: 'move' },
            ],
          },
          { order: ['Bob', 'gob', 'Zed'] },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanCombatRoundVectors)).toEqual([]);
  });
});
