import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanEvasionVectors } from '../../../books/gorman/examples/evasion.ts';

const evades = (
  evaderSurprised: boolean,
  otherSurprised: boolean,
  more: Readonly<Record<string, unknown>>,
  allowed: boolean,
  automatic: boolean,
): Example => ['GOR-EVA-01', { evaderSurprised, otherSurprised, ...more }, { allowed, automatic }];

examplesHold('Who may slip away by Gorman’s book', gormanEvasionVectors, [
  evades(true, true, {}, false, false),
  evades(true, true, { turn: 1 }, false, false),
  evades(true, true, { turn: 2 }, true, false),
  evades(true, false, { turn: 2 }, false, false),
  evades(false, false, { turn: 3 }, true, false),
  evades(false, true, { turn: 1, combatBegun: false }, true, true),
  evades(false, false, { combatBegun: true }, false, false),
  evades(false, true, { combatBegun: true }, false, false),
  evades(true, true, { turn: 2, combatBegun: true }, false, false),
  ['GOR-EVA-01', { evaderSurprised: true, otherSurprised: false }, { allowed: false, automatic: false }],
  ['GOR-EVA-01', { evaderSurprised: false, otherSurprised: true }, { allowed: true, automatic: true }],
  ['GOR-EVA-01', { evaderSurprised: false, otherSurprised: false }, { allowed: true, automatic: false }],
]);
