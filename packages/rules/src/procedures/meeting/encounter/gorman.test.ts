import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanEncounterVectors } from '../../../books/gorman/examples/encounter.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of encounter', () => {
  it.each(
    (
      [
        [
          'GOR-ENC-01',
          { dice: [4, 2, 3, 5, 6, 1] },
          { partySurprised: false, monstersSurprised: true, distance: 60, reaction: 'uncertain', first: 'party' },
        ],
        [
          'GOR-ENC-01',
          { dice: [1, 5, 1, 2, 3, 3, 2, 5] },
          { partySurprised: true, monstersSurprised: false, distance: 60, reaction: 'hostile', first: 'monsters' },
        ],
        ['GOR-ENC-05', { surprised: false, choice: 'parley' }, { allowed: true }],
        ['GOR-ENC-05', { surprised: true, choice: 'evade' }, { allowed: false }],
        ['GOR-ENC-06', { phase: 'declare', request: 'change', confirmed: true }, { accepted: true }],
        ['GOR-ENC-06', { phase: 'initiative', request: 'change', confirmed: true }, { accepted: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanEncounterVectors)).toEqual([]);
  });
});
