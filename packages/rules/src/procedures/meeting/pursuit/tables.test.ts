import { expect, it } from 'vitest';
import { pursuitVectors } from '../../../books/ose/examples/pursuit.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-PUR-02',
    'the gap changes by the difference of speeds until they are caught at five feet',
    { gap: 70, fleeRate: 60, pursueRate: 90, rounds: 3 },
    { gap: -20, caught: true, caughtRound: 3 },
  ],
  [
    'OSE-PUR-02',
    'the gap changes by the difference of speeds until they are caught at five feet',
    { gap: 70, fleeRate: 90, pursueRate: 120, rounds: 2 },
    { gap: 10, caught: false, caughtRound: null },
  ],
  [
    'OSE-PUR-02',
    'the gap changes by the difference of speeds until they are caught at five feet',
    { gap: 40, fleeRate: 90, pursueRate: 90, rounds: 5 },
    { gap: 40, caught: false, caughtRound: null },
  ],
  [
    'OSE-PUR-02',
    'the gap changes by the difference of speeds until they are caught at five feet',
    { gap: 35, fleeRate: 60, pursueRate: 90, rounds: 9 },
    { gap: 5, caught: true, caughtRound: 1 },
  ],
  [
    'OSE-PUR-02',
    'the gap changes by the difference of speeds until they are caught at five feet',
    { gap: 70, fleeRate: 60, pursueRate: 90, rounds: 3, lostSight: true },
    { caught: false, caughtRound: null },
  ],
  [
    'OSE-PUR-02',
    'the gap changes by the difference of speeds until they are caught at five feet',
    { gap: 70, fleeRate: 60, pursueRate: 90, rounds: 3, lostSight: true, tenacious: true },
    { caught: true, caughtRound: 3 },
  ],
  [
    'OSE-PUR-03',
    'runners make their base rate each round and draw no map',
    { base: 120, rounds: 1 },
    { feet: 120, mapping: false },
  ],
  [
    'OSE-PUR-03',
    'runners make their base rate each round and draw no map',
    { base: 60, rounds: 10 },
    { feet: 600, mapping: false },
  ],
  [
    'OSE-PUR-04',
    'thirty rounds of running exhaust until three turns are rested',
    { roundsRun: 29, turnsRested: 0 },
    { exhausted: false, attackMod: 0, damageMod: 0, acPenalty: 0 },
  ],
  [
    'OSE-PUR-04',
    'thirty rounds of running exhaust until three turns are rested',
    { roundsRun: 30, turnsRested: 2 },
    { exhausted: true, attackMod: -2, damageMod: -2, acPenalty: 2 },
  ],
  [
    'OSE-PUR-04',
    'thirty rounds of running exhaust until three turns are rested',
    { roundsRun: 45, turnsRested: 3 },
    { exhausted: false, attackMod: 0, damageMod: 0, acPenalty: 0 },
  ],
  ['OSE-PUR-05', 'intelligent pursuers may stop for treasure', { intelligent: true, die: 3 }, { stops: true }],
  ['OSE-PUR-05', 'intelligent pursuers may stop for treasure', { intelligent: true, die: 4 }, { stops: false }],
  ['OSE-PUR-05', 'intelligent pursuers may stop for treasure', { intelligent: false, die: 1 }, { stops: false }],
  ['OSE-PUR-06', 'unintelligent pursuers may stop for food', { intelligent: false, die: 2 }, { stops: true }],
  ['OSE-PUR-06', 'unintelligent pursuers may stop for food', { intelligent: true, die: 2 }, { stops: false }],
  [
    'OSE-PUR-07',
    'obstacles slow or end a pursuit',
    { effect: 'stop', pursueRate: 120 },
    { pursueRate: 0, ended: true },
  ],
  [
    'OSE-PUR-07',
    'obstacles slow or end a pursuit',
    { effect: 'slow', pursueRate: 120 },
    { pursueRate: 60, ended: false },
  ],
  [
    'OSE-PUR-09',
    'on water the pursuer closes at least thirty feet a round',
    { distanceYards: 140, fleeRate: 120, pursueRate: 150 },
    { startFeet: 420, closing: 30, rounds: 14 },
  ],
  [
    'OSE-PUR-09',
    'on water the pursuer closes at least thirty feet a round',
    { distanceYards: 100, fleeRate: 60, pursueRate: 150 },
    { startFeet: 300, closing: 90, rounds: 4 },
  ],
  [
    'OSE-PUR-09',
    'on water the pursuer closes at least thirty feet a round',
    { distanceYards: 20, fleeRate: 150, pursueRate: 120 },
    { startFeet: 60, closing: 30, rounds: 2 },
  ],
  [
    'OSE-PUR-13',
    'each day of flight has a direction, a chance to be caught and one to get away',
    { pursuerFaster: true, evasionChance: 50, decisions: [true], dice: [3, 50] },
    { outcome: 'caught', days: 1 },
  ],
  [
    'OSE-PUR-13',
    'each day of flight has a direction, a chance to be caught and one to get away',
    { pursuerFaster: true, evasionChance: 50, decisions: [true], dice: [3, 51, 50] },
    { outcome: 'escaped', days: 1 },
  ],
  [
    'OSE-PUR-13',
    'each day of flight has a direction, a chance to be caught and one to get away',
    { pursuerFaster: false, evasionChance: 35, decisions: [true, false], dice: [8, 36, 2] },
    { outcome: 'caught', days: 2 },
  ],
  [
    'OSE-PUR-13',
    'each day of flight has a direction, a chance to be caught and one to get away',
    { pursuerFaster: false, evasionChance: 35, decisions: [true], dice: [8, 36] },
    { outcome: 'ongoing', days: 1 },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, pursuitVectors)).toEqual([]);
});
