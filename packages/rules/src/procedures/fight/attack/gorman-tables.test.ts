import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanAttackVectors } from '../../../books/gorman/examples/attack.ts';

/** Level or hit dice: fighters and dwarves, monsters, all others. */
const BONUSES: readonly (readonly [level: number, fighters: number, monsters: number, others: number])[] = [
  [1, 2, 1, 1],
  [2, 3, 2, 1],
  [3, 4, 3, 1],
  [4, 5, 4, 2],
  [5, 6, 5, 2],
  [6, 7, 6, 2],
  [7, 8, 7, 3],
  [8, 9, 8, 3],
  [9, 10, 9, 3],
  [10, 10, 9, 3],
  [16, 10, 9, 3],
];
const monster = (hd: string, attackBonus: number): Example => ['GOR-ATK-02', { kind: 'monster', hd }, { attackBonus }];
const strike = (
  inputs: Readonly<Record<string, unknown>>,
  [total, hit, critical, fumble]: readonly [number, boolean, boolean, boolean],
): Example => ['GOR-CMB-01', inputs, { total, hit, critical, fumble }];

/** The last foot of short, medium and long range. */
const RANGES: readonly (readonly [weapon: string, short: number, medium: number, long: number])[] = [
  ['sling', 50, 100, 150],
  ['short-bow', 50, 100, 150],
  ['light-crossbow', 60, 120, 180],
  ['long-bow', 70, 140, 210],
  ['composite-bow', 80, 160, 240],
  ['heavy-crossbow', 80, 160, 240],
];
const shot = (weapon: string, feet: number, band: string, modifier: number): Example => [
  'GOR-CMB-09',
  { weapon, feet },
  { band, modifier },
];
const noShot = (weapon: string, feet: number, error: string): Example => ['GOR-CMB-09', { weapon, feet }, { error }];

examplesHold('Gorman’s attack bonuses and ranges', gormanAttackVectors, [
  ...BONUSES.flatMap(([level, fighters, monsters, others]): readonly Example[] => [
    ...['fighter', 'dwarf'].map((of): Example => ['GOR-ATK-01', { class: of, level }, { attackBonus: fighters }]),
    ...['cleric', 'magic-user', 'elf'].map(
      (of): Example => ['GOR-ATK-01', { class: of, level }, { attackBonus: others }],
    ),
    monster(`${level}`, monsters),
  ]),
  monster('1/2', 1),
  monster('1/4', 1),
  monster('1-1', 1),
  monster('1+1', 2),
  monster('1+3', 2),
  monster('3+1', 4),
  monster('4+4', 5),
  monster('8+2', 9),
  monster('9+1', 9),
  monster('20', 9),
  ...['hireling', 'expert', 'npc'].map((kind): Example => ['GOR-ATK-02', { kind }, { attackBonus: 0 }]),

  strike({ attackBonus: 0, targetAc: 10, dice: [10] }, [10, true, false, false]),
  strike({ attackBonus: 0, targetAc: 10, dice: [9] }, [9, false, false, false]),
  strike({ attackBonus: 3, situational: 1, targetAc: 18, dice: [14] }, [18, true, false, false]),
  strike({ attackBonus: 3, situational: -4, targetAc: 15, dice: [15] }, [14, false, false, false]),
  strike({ attackBonus: 0, situational: -4, targetAc: 30, dice: [20] }, [16, true, true, false]),
  strike({ attackBonus: 10, situational: 5, targetAc: 2, dice: [1] }, [16, false, false, true]),
  strike({ attackBonus: 10, targetAc: 12, dice: [2] }, [12, true, false, false]),
  strike({ attackBonus: 2, targetAc: 21, dice: [19] }, [21, true, false, false]),

  ...RANGES.flatMap(([weapon, short, medium, long]) => [
    noShot(weapon, 0, 'too-close'),
    noShot(weapon, 5, 'too-close'),
    shot(weapon, 6, 'short', 1),
    shot(weapon, short, 'short', 1),
    shot(weapon, short + 1, 'medium', 0),
    shot(weapon, medium, 'medium', 0),
    shot(weapon, medium + 1, 'long', -1),
    shot(weapon, long, 'long', -1),
    noShot(weapon, long + 1, 'out-of-range'),
  ]),
  ...['dagger', 'hand-axe', 'spear'].flatMap((weapon) => [
    noShot(weapon, 5, 'too-close'),
    shot(weapon, 6, 'medium', 0),
    shot(weapon, 30, 'medium', 0),
    noShot(weapon, 31, 'out-of-range'),
  ]),
  ['GOR-ATK-02', { kind: 'monster', hd: 3 }, { attackBonus: 3 }],
  ['GOR-ATK-01', { class: 'dwarf', level: 14 }, { attackBonus: 10 }],
  ['GOR-ATK-02', { kind: 'monster', hd: '2+1' }, { attackBonus: 3 }],
  ['GOR-ATK-02', { kind: 'mercenary' }, { attackBonus: 1 }],
  ...under('GOR-CMB-01', 'attackBonus targetAc dice → total hit critical fumble', [
    [2, 15, [13], 15, true, false, false],
    [2, 15, [12], 14, false, false, false],
    [1, 25, [20], 21, true, true, false],
    [10, 10, [1], 11, false, false, true],
  ]),
  ['GOR-CMB-09', { weapon: 'dagger', feet: 20 }, { band: 'medium', modifier: 0 }],
]);
