import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanLightVectors } from '../../../books/gorman/examples/light.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of light', () => {
  it.each(
    (
      [
        ['GOR-EXP-03', { source: 'torch', turnsBurned: 5 }, { shape: 'radius', feet: 40, turnsLeft: 1, lit: true }],
        [
          'GOR-EXP-03',
          { source: 'bullseye-lantern', turnsBurned: 24 },
          { shape: 'cone', feet: 80, turnsLeft: 0, lit: false },
        ],
        [
          'GOR-EXP-04',
          {
            sources: [
              { source: 'torch', turnsBurned: 2 },
              { source: 'candle', turnsBurned: 0 },
            ],
          },
          { radiusFeet: 40, coneFeet: 0 },
        ],
        [
          'GOR-EXP-04',
          {
            sources: [
              { source: 'torch', turnsBurned: 6 },
              { source: 'bullseye-lantern', turnsBurned: 3 },
            ],
          },
          { radiusFeet: 0, coneFeet: 80 },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanLightVectors)).toEqual([]);
  });
});
