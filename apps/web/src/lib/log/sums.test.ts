import type { Roll } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { sumsOf } from './sums.ts';

const d8 = (face: number): Roll => ({ sides: 8, faces: [face], plus: 0, total: face });

describe('dice of a line', () => {
  it('are each named by the throw they are, and not by one that fell alike', () => {
    const rolls = [d8(5), d8(5), d8(3), d8(5)];
    const names = [
      'The table',
      'Hit points of the lame orc',
      'Hit points of the old orc',
      'Hit points of the grim orc',
    ];
    const throws = rolls.map((roll, nth) => ({ who: names[nth] ?? '', roll }));
    const why = { rule: 'OSE-WLD-01', formula: 'd8', throws } as const;
    expect(sumsOf({ rolls, why }).map(({ thrower }) => thrower)).toEqual(names);
  });
});
