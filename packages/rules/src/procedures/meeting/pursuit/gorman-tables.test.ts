import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanPursuitVectors } from '../../../books/gorman/examples/pursuit.ts';

type Inputs = Readonly<Record<string, unknown>>;
const caught = (caughtAfterTurns: number | null): Inputs => ({ escapes: false, caughtAfterTurns });
const AWAY = { escapes: true, caughtAfterTurns: null };
const chase = (fleeingRate: number, pursuingRate: number, gapFeet: number, expected: Inputs): Example => [
  'GOR-EVA-02',
  { fleeingRate, pursuingRate, gapFeet },
  expected,
];
const hunt = (inputs: Inputs, expected: Inputs): Example => [
  'GOR-EVA-03',
  { fleeingRate: 60, pursuingRate: 90, gapFeet: 60, ...inputs },
  expected,
];
const shake = (event: string, continues: boolean, dice: readonly number[], intelligent?: boolean): Example => [
  'GOR-EVA-04',
  intelligent === undefined ? { event, dice } : { event, intelligent, dice },
  { continues },
];
const runs = (turnsRun: number, exhausted: boolean, restTurns?: number): Example => [
  'GOR-EVA-05',
  restTurns === undefined ? { turnsRun } : { turnsRun, restTurns },
  { exhausted, penalty: exhausted ? -2 : 0 },
];
const LETS_GO = { pursues: false, ...AWAY };

examplesHold('Gorman’s pursuits', gormanPursuitVectors, [
  chase(180, 30, 10, AWAY),
  chase(91, 90, 500, AWAY),
  chase(60, 90, 30, caught(1)),
  chase(60, 90, 31, caught(2)),
  chase(60, 90, 60, caught(2)),
  chase(0, 120, 240, caught(2)),
  chase(30, 180, 20, caught(1)),
  chase(60, 90, 0, caught(0)),
  chase(120, 120, 10, caught(null)),
  chase(120, 120, 0, caught(null)),
  chase(0, 0, 40, caught(null)),
  hunt({ reactionTotal: 6 }, { pursues: true, ...caught(2) }),
  hunt({ reactionTotal: 2, gapFeet: 90 }, { pursues: true, ...caught(3) }),
  hunt({ reactionTotal: 2, gapFeet: 91 }, LETS_GO),
  hunt({ reactionTotal: 7 }, LETS_GO),
  hunt({ reactionTotal: 12, refereePursues: true }, { pursues: true, ...caught(2) }),
  hunt({ reactionTotal: 2, refereePursues: false }, LETS_GO),
  hunt({ refereePursues: true, gapFeet: 91 }, LETS_GO),
  hunt({ refereePursues: true, gapFeet: 90 }, { pursues: true, ...caught(3) }),
  hunt({ refereePursues: true, fleeingRate: 120 }, { pursues: true, ...AWAY }),
  hunt({ refereePursues: true, fleeingRate: 90 }, { pursues: true, ...caught(null) }),
  hunt({}, LETS_GO),
  ...['corner', 'door', 'stairs'].flatMap((event) => [
    shake(event, true, [1]),
    shake(event, true, [2]),
    shake(event, false, [3]),
    shake(event, false, [6]),
  ]),
  shake('secret-door', true, [1]),
  shake('secret-door', false, [6]),
  shake('treasure', false, [1], true),
  shake('treasure', false, [3], true),
  shake('treasure', true, [4], true),
  shake('treasure', true, [6], true),
  shake('treasure', true, [], false),
  shake('food', false, [1], false),
  shake('food', true, [4], false),
  shake('food', true, [], true),
  runs(0, false),
  runs(30, true),
  runs(30, true, 0),
  runs(30, true, 1),
  runs(30, false, 3),
  runs(30, false, 4),
  runs(29, false, 0),
  runs(100, true, 2),
  ['GOR-EVA-02', { fleeingRate: 120, pursuingRate: 90, gapFeet: 40 }, { escapes: true, caughtAfterTurns: null }],
  ['GOR-EVA-02', { fleeingRate: 60, pursuingRate: 90, gapFeet: 70 }, { escapes: false, caughtAfterTurns: 3 }],
  ['GOR-EVA-02', { fleeingRate: 90, pursuingRate: 90, gapFeet: 70 }, { escapes: false, caughtAfterTurns: null }],
  ...under('GOR-EVA-03', 'reactionTotal fleeingRate pursuingRate gapFeet → pursues escapes caughtAfterTurns', [
    [5, 60, 120, 60, true, false, 1],
    [8, 60, 120, 60, false, true, null],
    [2, 60, 120, 100, false, true, null],
  ]),
  ['GOR-EVA-04', { event: 'door', dice: [2] }, { continues: true }],
  ['GOR-EVA-04', { event: 'secret-door', dice: [2] }, { continues: false }],
  ['GOR-EVA-04', { event: 'food', intelligent: false, dice: [3] }, { continues: false }],
  ['GOR-EVA-04', { event: 'food', intelligent: true, dice: [] }, { continues: true }],
  ['GOR-EVA-05', { turnsRun: 29 }, { exhausted: false, penalty: 0 }],
  ['GOR-EVA-05', { turnsRun: 31, restTurns: 2 }, { exhausted: true, penalty: -2 }],
  ['GOR-EVA-05', { turnsRun: 31, restTurns: 3 }, { exhausted: false, penalty: 0 }],
]);
