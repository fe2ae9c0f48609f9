import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisTurningVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of turning', () => {
  it.each(
    (
      [
        ['ERI-CLR-01', { holySymbol: true }, { mayTurn: true }],
        ['ERI-CLR-01', { holySymbol: false }, { error: 'no-holy-symbol' }],
        [
          'ERI-APX-11',
          { level: 1, undead: 'skeleton', dice: [4, 3, 2, 5] },
          { need: '7', result: 'turned', number: 7 },
        ],
        ['ERI-APX-11', { level: 1, undead: 'skeleton', dice: [3, 3] }, { need: '7', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 2, undead: 'skeleton', dice: [1, 2] }, { need: 'T', result: 'turned', number: 3 }],
        ['ERI-APX-11', { level: 4, undead: 'skeleton', dice: [6, 6] }, { need: 'D', result: 'dispelled', number: 12 }],
        ['ERI-APX-11', { level: 1, undead: 'wight', dice: [] }, { need: 'N', result: 'no-effect', number: 0 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisTurningVectors)).toEqual([]);
  });
});
