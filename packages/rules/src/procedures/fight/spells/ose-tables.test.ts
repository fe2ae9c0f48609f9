import { examplesHold, under } from '../../../../test/vectors.ts';
import { spellsVectors } from '../../../books/ose/examples/spells.ts';

examplesHold('Old-School Essentials: spells', spellsVectors, [
  ['OSE-CMB-14', {}, { allowed: true, reasons: [] }],
  ...under('OSE-CMB-14', 'declared → allowed reasons', [[false, false, ['undeclared']]]),
  ...under('OSE-CMB-14', 'declared gagged → allowed reasons', [[true, true, false, ['gagged']]]),
  ...under('OSE-CMB-14', 'declared bound → allowed reasons', [[true, true, false, ['bound']]]),
  ...under('OSE-CMB-14', 'declared silenced → allowed reasons', [[true, true, false, ['silence']]]),
  ...under('OSE-CMB-14', 'declared moved → allowed reasons', [[true, true, false, ['moved']]]),
  ...under('OSE-CMB-14', 'declared otherAction → allowed reasons', [[true, true, false, ['other-action']]]),
  ...under('OSE-CMB-14', 'declared targetVisible → allowed reasons', [[true, false, false, ['no-line-of-sight']]]),
  ...under('OSE-CMB-14', 'declared unstable targetVisible → allowed reasons', [
    [true, true, true, false, ['unstable-surface']],
  ]),
  ...under('OSE-CMB-14', 'unstable targetVisible otherAction moved silenced bound gagged declared → allowed reasons', [
    [
      true,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      ['undeclared', 'gagged', 'bound', 'silence', 'moved', 'other-action', 'no-line-of-sight', 'unstable-surface'],
    ],
  ]),
  ...under('OSE-CMB-14', 'declared gagged bound silenced moved otherAction targetVisible unstable → allowed reasons', [
    [true, false, false, false, false, false, true, false, true, []],
  ]),
  ['OSE-CMB-14', { declared: true, targetVisible: true }, { allowed: true, reasons: [] }],
  ['OSE-CMB-14', { declared: true, moved: true, targetVisible: true }, { allowed: false, reasons: ['moved'] }],
  [
    'OSE-CMB-14',
    { declared: true, gagged: true, silenced: true, targetVisible: false },
    { allowed: false, reasons: ['gagged', 'silence', 'no-line-of-sight'] },
  ],
  [
    'OSE-CMB-14',
    { declared: false, bound: true, moved: true, otherAction: true, unstable: true, targetVisible: true },
    { allowed: false, reasons: ['undeclared', 'bound', 'moved', 'other-action', 'unstable-surface'] },
  ],
]);
