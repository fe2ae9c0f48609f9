import { examplesHold, under } from '../../../../test/vectors.ts';
import { erisPickpocketingVectors } from '../../../books/eris/examples/pickpocketing.ts';

examplesHold('Planet Eris’s rules of pickpocketing', erisPickpocketingVectors, [
  ...under('ERI-PIC-01', 'skill dice → stolen chance detected noticed', [
    [40, [40, 2], true, 2, false, 'never'],
    [40, [40, 3], true, 2, true, 'one-turn'],
    [40, [41, 3], false, 2, true, 'now'],
    [40, [41, 2], false, 2, false, 'never'],
    [100, [100, 6], true, 2, true, 'one-turn'],
    [40, [100, 6], false, 2, true, 'now'],
  ]),
  [
    'ERI-PIC-01',
    { skill: 40, thief: true, dex: 13, dice: [80, 4] },
    { stolen: false, chance: 4, detected: false, noticed: 'never' },
  ],
  [
    'ERI-PIC-01',
    { skill: 55, metalArmor: true, detectedNotSeen: true, hobbit: true, camouflaged: true, dice: [56, 1] },
    { stolen: false, chance: 2, detected: false, noticed: 'never' },
  ],
  [
    'ERI-PIC-01',
    { skill: 40, metalArmor: true, detectedNotSeen: true, dice: [41, 1] },
    { stolen: false, chance: 0, detected: true, noticed: 'now' },
  ],
  [
    'ERI-PIC-01',
    { skill: 60, thief: true, hobbit: true, dex: 18, camouflaged: true, dice: [60, 6] },
    { stolen: true, chance: 6, detected: false, noticed: 'never' },
  ],
  ['ERI-PIC-01', { skill: 30, dex: 8, dice: [30, 1] }, { stolen: true, chance: 1, detected: false, noticed: 'never' }],
  [
    'ERI-PIC-01',
    { skill: 45, thief: true, dice: [45, 4] },
    { stolen: true, chance: 3, detected: true, noticed: 'one-turn' },
  ],
  [
    'ERI-PIC-01',
    { skill: 99, metalArmor: true, detectedNotSeen: true, dex: 4, dice: [99, 1] },
    { stolen: true, chance: -1, detected: true, noticed: 'one-turn' },
  ],
  ['ERI-PIC-02', { hobbit: true, thief: true, dice: [4] }, { chance: 4, detected: false }],
  ['ERI-PIC-02', { metalArmor: true, dice: [2] }, { chance: 1, detected: true }],
  ['ERI-PIC-02', { detectedNotSeen: true, camouflaged: true, dex: 5, dice: [2] }, { chance: 1, detected: true }],
  ['ERI-PIC-02', { dice: [1] }, { chance: 2, detected: false }],
  ['ERI-PIC-02', { dice: [3] }, { chance: 2, detected: true }],
  ['ERI-PIC-02', { metalArmor: true, detectedNotSeen: true, dice: [1] }, { chance: 0, detected: true }],
  ['ERI-PIC-02', { thief: true, dice: [3] }, { chance: 3, detected: false }],
  ['ERI-PIC-02', { thief: true, dice: [4] }, { chance: 3, detected: true }],
  ['ERI-PIC-02', { dex: 12, dice: [3] }, { chance: 2, detected: true }],
  ['ERI-PIC-02', { hobbit: true, dex: 18, dice: [5] }, { chance: 4, detected: true }],
  ['ERI-PIC-02', { detectedNotSeen: true, dice: [2] }, { chance: 1, detected: true }],
  ...under('ERI-PIC-03', 'stolen detected → noticed', [
    [true, true, 'one-turn'],
    [false, true, 'now'],
    [true, false, 'never'],
    [false, false, 'never'],
  ]),
]);
