import { expect, it } from 'vitest';
import { spellsVectors } from '../../../books/ose/examples/spells.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-CMB-14',
    'a caster must be free to cast',
    { declared: true, targetVisible: true },
    { allowed: true, reasons: [] },
  ],
  [
    'OSE-CMB-14',
    'a caster must be free to cast',
    { declared: true, moved: true, targetVisible: true },
    { allowed: false, reasons: ['moved'] },
  ],
  [
    'OSE-CMB-14',
    'a caster must be free to cast',
    { declared: true, gagged: true, silenced: true, targetVisible: false },
    { allowed: false, reasons: ['gagged', 'silence', 'no-line-of-sight'] },
  ],
  [
    'OSE-CMB-14',
    'a caster must be free to cast',
    { declared: false, bound: true, moved: true, otherAction: true, unstable: true, targetVisible: true },
    { allowed: false, reasons: ['undeclared', 'bound', 'moved', 'other-action', 'unstable-surface'] },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, spellsVectors)).toEqual([]);
});
