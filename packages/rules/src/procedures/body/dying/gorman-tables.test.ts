import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanDyingVectors } from '../../../books/gorman/examples/dying.ts';

type Inputs = Readonly<Record<string, unknown>>;
/** What each face of the d12 takes at 0 hit points; a 1 leaves it to the save. */
const PARTS = ['leg', 'arm', 'hand', 'nose', 'eye', 'eye', 'ear', 'ear', 'finger', 'finger', 'finger'];
const falls = (id: string, inputs: Inputs, expected: Inputs): Example => [
  id,
  { class: 'fighter', level: 1, hpCurrent: 0, ...inputs },
  expected,
];
const maimed = (outcome: string, lost: string, totals: readonly number[]): Inputs => ({
  totals,
  outcome,
  lost,
  hpCurrent: 1,
  state: 'conscious',
});
const saved = (totals: readonly number[]): Inputs => ({
  totals,
  outcome: 'save-or-die',
  lost: null,
  hpCurrent: 0,
  state: 'unconscious',
});
const dead = (totals: readonly number[], hpCurrent: number): Inputs => ({
  totals,
  outcome: 'save-or-die',
  lost: null,
  hpCurrent,
  state: 'dead',
});
const lives = (missing: readonly string[], expected: Inputs, fingersLost?: Inputs): Example => [
  'GOR-DTH-05',
  fingersLost ? { missing, fingersLost } : { missing },
  { maxRate: null, handsUsable: 2, canAttack: true, canCast: true, canListen: true, ...expected },
];
/** Class, level and the least d20 that saves. */
const SAVES: readonly (readonly [of: string, level: number, least: number])[] = [
  ['fighter', 1, 14],
  ['cleric', 4, 12],
  ['elf', 8, 9],
  ['magic-user', 12, 6],
  ['dwarf', 1, 10],
  ['dwarf', 4, 8],
  ['dwarf', 8, 5],
  ['dwarf', 12, 2],
];

examplesHold('Gorman’s death and dismemberment', gormanDyingVectors, [
  ...['pc', 'henchman'].flatMap((kind): readonly Example[] => [
    ['GOR-CMB-07', { kind, hp: 1 }, { state: 'alive' }],
    ['GOR-CMB-07', { kind, hp: 0 }, { state: 'dismemberment' }],
    ['GOR-CMB-07', { kind, hp: -9 }, { state: 'dismemberment' }],
  ]),
  ...['hireling', 'expert', 'mercenary', 'monster', 'npc'].flatMap((kind): readonly Example[] => [
    ['GOR-CMB-07', { kind, hp: 1 }, { state: 'alive' }],
    ['GOR-CMB-07', { kind, hp: 0 }, { state: 'dead' }],
    ['GOR-CMB-07', { kind, hp: -3 }, { state: 'dead' }],
  ]),
  falls('GOR-DTH-01', { hpCurrent: 5, dice: [] }, { error: 'not-down' }),
  falls('GOR-DTH-01', { hpCurrent: -10, dice: [12] }, maimed('leg', 'left leg', [2])),
  falls('GOR-DTH-01', { hpCurrent: -11, dice: [12, 14] }, saved([1])),
  falls('GOR-DTH-01', { hpCurrent: -11, dice: [12, 13] }, dead([1], -11)),
  falls('GOR-DTH-01', { hpCurrent: -30, dice: [1, 20] }, saved([-29])),
  ...PARTS.flatMap((part, place) => [
    falls('GOR-DTH-02', { dice: [place + 2] }, maimed(part, part === 'nose' ? part : `left ${part}`, [place + 2])),
    falls(
      'GOR-DTH-02',
      { dice: [place + 2], side: 'right' },
      maimed(part, part === 'nose' ? part : `right ${part}`, [place + 2]),
    ),
  ]),
  ...SAVES.flatMap(([of, level, least]) => [
    falls('GOR-DTH-03', { class: of, level, hpCurrent: -2, dice: [3, least] }, saved([1])),
    falls('GOR-DTH-03', { class: of, level, hpCurrent: -2, dice: [2, least - 1] }, dead([0], -2)),
  ]),
  falls('GOR-DTH-03', { dice: [1, 1] }, dead([1], 0)),
  falls('GOR-DTH-04', { missing: ['nose'], dice: [5, 5, 12] }, maimed('finger', 'left finger', [5, 5, 12])),
  falls('GOR-DTH-04', { missing: ['left eye', 'right eye'], dice: [7, 6, 8] }, maimed('ear', 'left ear', [7, 6, 8])),
  falls('GOR-DTH-04', { missing: ['left eye'], dice: [6] }, maimed('eye', 'right eye', [6])),
  falls('GOR-DTH-04', { missing: ['right ear'], side: 'right', dice: [8] }, maimed('ear', 'left ear', [8])),
  falls('GOR-DTH-04', { missing: ['left arm'], dice: [4] }, maimed('hand', 'right hand', [4])),
  falls('GOR-DTH-04', { missing: ['left arm'], dice: [12] }, maimed('finger', 'right finger', [12])),
  falls('GOR-DTH-04', { missing: ['left arm'], dice: [3] }, maimed('arm', 'right arm', [3])),
  falls('GOR-DTH-04', { missing: ['left hand'], dice: [3] }, maimed('arm', 'left arm', [3])),
  falls('GOR-DTH-04', { missing: ['left hand'], dice: [4] }, maimed('hand', 'right hand', [4])),
  falls('GOR-DTH-04', { missing: ['left hand'], dice: [10] }, maimed('finger', 'right finger', [10])),
  falls(
    'GOR-DTH-04',
    { missing: ['left arm', 'right hand'], dice: [4, 11, 3] },
    maimed('arm', 'right arm', [4, 11, 3]),
  ),
  falls('GOR-DTH-04', { fingersLost: { left: 4, right: 0 }, dice: [12] }, maimed('finger', 'left finger', [12])),
  falls('GOR-DTH-04', { fingersLost: { left: 5, right: 0 }, dice: [12] }, maimed('finger', 'right finger', [12])),
  falls('GOR-DTH-04', { fingersLost: { left: 5 }, dice: [4] }, maimed('hand', 'left hand', [4])),
  falls(
    'GOR-DTH-04',
    { fingersLost: { left: 5, right: 5 }, dice: [12, 10, 9] },
    maimed('ear', 'left ear', [12, 10, 9]),
  ),
  falls('GOR-DTH-04', { hpCurrent: -3, missing: ['left leg', 'right leg'], dice: [5, 5, 4, 20] }, saved([2, 2, 1])),
  falls(
    'GOR-DTH-04',
    { missing: ['nose'], dice: [...Array.from({ length: 100 }, () => 5), 14] },
    saved(Array.from({ length: 100 }, () => 5)),
  ),
  lives([], {}),
  lives(['right leg'], { maxRate: 30 }),
  lives(['left leg', 'right leg'], { maxRate: 0 }),
  lives(['left hand'], { handsUsable: 1 }),
  lives(['right arm'], { handsUsable: 1 }),
  lives(['right arm', 'right hand'], { handsUsable: 1 }),
  lives(['left hand', 'right hand'], { handsUsable: 0, canAttack: false, canCast: false }),
  lives(['left arm', 'right arm'], { handsUsable: 0, canAttack: false, canCast: false }),
  lives(['left eye'], {}),
  lives(['left eye', 'right eye'], { canAttack: false }),
  lives(['left ear'], {}),
  lives(['left ear', 'right ear'], { canListen: false }),
  lives(['nose'], {}),
  lives([], {}, { left: 4, right: 4 }),
  lives([], { handsUsable: 1 }, { left: 5, right: 0 }),
  lives(['right hand'], { handsUsable: 0, canAttack: false, canCast: false }, { left: 5, right: 0 }),
  lives(['nose', 'left leg', 'left eye', 'right eye', 'left ear', 'right ear'], {
    maxRate: 30,
    canAttack: false,
    canListen: false,
  }),
  [
    'GOR-DTH-05',
    { missing: ['left leg', 'right arm'], dismembermentEffects: 'tags' },
    { maxRate: null, handsUsable: 2, canAttack: true, canCast: true, canListen: true },
  ],
  ...under('GOR-DTH-05', 'missing → maxRate handsUsable canAttack canCast canListen', [
    [['left leg'], 30, 2, true, true, true],
    [['left arm', 'right hand'], null, 0, false, false, true],
  ]),
  ['GOR-CMB-07', { kind: 'monster', hp: 0 }, { state: 'dead' }],
  ['GOR-CMB-07', { kind: 'pc', hp: 0 }, { state: 'dismemberment' }],
  ['GOR-CMB-07', { kind: 'hireling', hp: 1 }, { state: 'alive' }],
  ...under('GOR-DTH-01', 'class level hpCurrent dice → totals outcome lost hpCurrent state', [
    ['magic-user', 5, -4, [7], [3], 'arm', 'left arm', 1, 'conscious'],
    ['fighter', 1, 0, [12], [12], 'finger', 'left finger', 1, 'conscious'],
  ]),
  ['GOR-DTH-01', { class: 'fighter', level: 1, hpCurrent: 1, dice: [] }, { error: 'not-down' }],
  [
    'GOR-DTH-02',
    { class: 'cleric', level: 1, hpCurrent: -1, dice: [7], side: 'right' },
    { totals: [6], outcome: 'eye', lost: 'right eye', hpCurrent: 1, state: 'conscious' },
  ],
  ...under('GOR-DTH-02', 'class level hpCurrent dice → totals outcome lost hpCurrent state', [
    ['cleric', 1, -2, [4], [2], 'leg', 'left leg', 1, 'conscious'],
    ['cleric', 1, -2, [7], [5], 'nose', 'nose', 1, 'conscious'],
  ]),
  ...under('GOR-DTH-03', 'class level hpCurrent dice → totals outcome lost hpCurrent state', [
    ['magic-user', 3, -5, [6, 14], [1], 'save-or-die', null, 0, 'unconscious'],
    ['magic-user', 3, -5, [2, 13], [-3], 'save-or-die', null, -5, 'dead'],
    ['dwarf', 3, 0, [1, 10], [1], 'save-or-die', null, 0, 'unconscious'],
  ]),
  ...under('GOR-DTH-04', 'class level hpCurrent missing dice → totals outcome lost hpCurrent state', [
    ['fighter', 2, -1, ['left leg', 'right leg'], [3, 11], [2, 10], 'finger', 'left finger', 1, 'conscious'],
    ['fighter', 2, 0, ['left leg'], [2], [2], 'leg', 'right leg', 1, 'conscious'],
    ['fighter', 4, -4, ['nose'], [9, 5, 12], [5, 1], 'save-or-die', null, 0, 'unconscious'],
  ]),
]);
