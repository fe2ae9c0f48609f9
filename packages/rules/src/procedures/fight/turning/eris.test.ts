import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisTurningVectors } from '../../../books/eris/examples/turning.ts';
import { run } from '../../../vectors.ts';

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
        [
          'ERI-APX-11',
          { level: 1, undead: 'skeleton', dice: [3, 4, 2, 3] },
          { need: '7', result: 'turned', number: 5 },
        ],
        ['ERI-APX-11', { level: 1, undead: 'zombie', dice: [4, 4] }, { need: '9', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 1, undead: 'wraith', dice: [] }, { need: 'N', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 1, undead: 'spectre', dice: [] }, { need: 'N', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 2, undead: 'zombie', dice: [3, 4, 4, 6] }, { need: '7', result: 'turned', number: 10 }],
        ['ERI-APX-11', { level: 2, undead: 'ghoul', dice: [4, 5, 5, 1] }, { need: '9', result: 'turned', number: 6 }],
        ['ERI-APX-11', { level: 2, undead: 'wight', dice: [5, 5] }, { need: '11', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 2, undead: 'mummy', dice: [] }, { need: 'N', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 3, undead: 'skeleton', dice: [4, 4] }, { need: 'T', result: 'turned', number: 8 }],
        ['ERI-APX-11', { level: 3, undead: 'ghoul', dice: [3, 4, 6, 3] }, { need: '7', result: 'turned', number: 9 }],
        ['ERI-APX-11', { level: 3, undead: 'wight', dice: [4, 4] }, { need: '9', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 3, undead: 'wraith', dice: [5, 5] }, { need: '11', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 3, undead: 'vampire', dice: [] }, { need: 'N', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 4, undead: 'zombie', dice: [6, 1] }, { need: 'T', result: 'turned', number: 7 }],
        ['ERI-APX-11', { level: 4, undead: 'wight', dice: [3, 3] }, { need: '7', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 4, undead: 'wraith', dice: [4, 4] }, { need: '9', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 4, undead: 'spectre', dice: [] }, { need: 'N', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 5, undead: 'skeleton', dice: [6, 6] }, { need: 'D', result: 'dispelled', number: 12 }],
        ['ERI-APX-11', { level: 5, undead: 'wight', dice: [3, 6] }, { need: 'T', result: 'turned', number: 9 }],
        ['ERI-APX-11', { level: 5, undead: 'wraith', dice: [3, 3] }, { need: '7', result: 'no-effect', number: 0 }],
        [
          'ERI-APX-11',
          { level: 5, undead: 'spectre', dice: [5, 6, 6, 5] },
          { need: '11', result: 'turned', number: 11 },
        ],
        ['ERI-APX-11', { level: 5, undead: 'vampire', dice: [] }, { need: 'N', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 6, undead: 'ghoul', dice: [3, 5] }, { need: 'D', result: 'dispelled', number: 8 }],
        ['ERI-APX-11', { level: 6, undead: 'wraith', dice: [5, 3] }, { need: 'T', result: 'turned', number: 8 }],
        ['ERI-APX-11', { level: 6, undead: 'spectre', dice: [4, 5, 1, 1] }, { need: '9', result: 'turned', number: 2 }],
        [
          'ERI-APX-11',
          { level: 6, undead: 'vampire', dice: [5, 6, 2, 2] },
          { need: '11', result: 'turned', number: 4 },
        ],
        ['ERI-APX-11', { level: 7, undead: 'zombie', dice: [3, 4] }, { need: 'D', result: 'dispelled', number: 7 }],
        ['ERI-APX-11', { level: 7, undead: 'wight', dice: [5, 2] }, { need: 'D', result: 'dispelled', number: 7 }],
        ['ERI-APX-11', { level: 7, undead: 'spectre', dice: [3, 4, 2, 3] }, { need: '7', result: 'turned', number: 5 }],
        ['ERI-APX-11', { level: 7, undead: 'vampire', dice: [4, 5, 3, 4] }, { need: '9', result: 'turned', number: 7 }],
        ['ERI-APX-11', { level: 8, undead: 'zombie', dice: [4, 5] }, { need: 'D', result: 'dispelled', number: 9 }],
        ['ERI-APX-11', { level: 8, undead: 'wight', dice: [6, 3] }, { need: 'D', result: 'dispelled', number: 9 }],
        ['ERI-APX-11', { level: 8, undead: 'spectre', dice: [3, 3] }, { need: 'T', result: 'turned', number: 6 }],
        ['ERI-APX-11', { level: 8, undead: 'vampire', dice: [3, 3] }, { need: '7', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 12, undead: 'ghoul', dice: [3, 5] }, { need: 'D', result: 'dispelled', number: 8 }],
        ['ERI-APX-11', { level: 12, undead: 'wraith', dice: [5, 3] }, { need: 'D', result: 'dispelled', number: 8 }],
        [
          'ERI-APX-11',
          { level: 12, undead: 'vampire', dice: [3, 4, 2, 2] },
          { need: '7', result: 'turned', number: 4 },
        ],
        ['ERI-APX-11', { level: 1, undead: 'skeleton', dice: [1, 1] }, { need: '7', result: 'no-effect', number: 0 }],
        ['ERI-APX-11', { level: 3, undead: 'orc', dice: [] }, { error: 'not-undead' }],
        ['ERI-APX-11', { level: 3, undead: 'goblin', dice: [] }, { error: 'not-undead' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisTurningVectors)).toEqual([]);
  });
});
