import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanResearchVectors } from '../../../books/gorman/examples/research.ts';

type Inputs = Readonly<Record<string, unknown>>;
const STATES = ['draft', 'submitted', 'negotiating', 'agreed', 'researching'];
/** Action, who takes it, from where, to where. */
const STEPS: readonly (readonly [action: string, by: string, from: string, to: string])[] = [
  ['submit', 'player', 'draft', 'submitted'],
  ['setLevel', 'referee', 'submitted', 'negotiating'],
  ['agree', 'player', 'negotiating', 'agreed'],
  ['revise', 'player', 'negotiating', 'submitted'],
  ['commit', 'player', 'agreed', 'researching'],
];
const step = (inputs: Inputs, expected: Inputs): Example => ['GOR-RES-01', inputs, expected];
const OUT_OF_ORDER = { error: 'bad-step' };
const chance = (spellLevel: number, fundsGp: number, chancePct: number): Example => [
  'GOR-RES-03',
  { spellLevel, fundsGp },
  { chancePct },
];
const checks = (
  inputs: Inputs,
  [success, weeks, fundsGp, made]: readonly [boolean, number, number, number],
): Example => ['GOR-RES-04', inputs, { success, weeks, fundsGp, checks: made }];

examplesHold('Gorman’s research of spells', gormanResearchVectors, [
  ...STEPS.flatMap(([action, by, from, to]) => [
    step({ state: from, action, by }, { state: to }),
    step({ state: from, action, by, class: 'elf' }, { state: to }),
    step({ state: from, action, by, class: 'magic-user' }, { state: to }),
    step({ state: from, action, by: by === 'player' ? 'referee' : 'player' }, OUT_OF_ORDER),
    ...STATES.filter((state) => state !== from).map((state) => step({ state, action, by }, OUT_OF_ORDER)),
  ]),
  step({ state: 'draft', action: 'give-up', by: 'player' }, OUT_OF_ORDER),
  ...['cleric', 'fighter', 'dwarf'].flatMap((of) => [
    step({ state: 'draft', action: 'submit', by: 'player', class: of }, { error: 'not-magic-user' }),
    step({ state: 'draft', action: 'commit', by: 'referee', class: of }, { error: 'not-magic-user' }),
  ]),
  ...[1, 2, 3, 4, 5, 6].flatMap((spellLevel): readonly Example[] => [
    ['GOR-RES-02', { spellLevel }, { weeks: spellLevel, sessionsAway: spellLevel }],
    ['GOR-RES-02', { spellLevel, failedChecks: 0 }, { weeks: spellLevel, sessionsAway: spellLevel }],
    ['GOR-RES-02', { spellLevel, failedChecks: 3 }, { weeks: spellLevel + 3, sessionsAway: spellLevel + 3 }],
  ]),
  ...[1_000, 2_000, 4_000, 8_000, 16_000, 32_000].flatMap((unit, place) => [
    chance(place + 1, 0, 0),
    chance(place + 1, unit - 1, 0),
    chance(place + 1, unit, 10),
    chance(place + 1, 2 * unit - 1, 10),
    chance(place + 1, 5 * unit, 50),
    chance(place + 1, 10 * unit - 1, 90),
    chance(place + 1, 10 * unit, 100),
    chance(place + 1, 25 * unit, 100),
  ]),
  checks({ spellLevel: 1, fundsGp: 10_000, dice: [100] }, [true, 1, 10_000, 1]),
  checks({ spellLevel: 6, fundsGp: 32_000, dice: [10] }, [true, 6, 32_000, 1]),
  checks({ spellLevel: 6, fundsGp: 32_000, dice: [11] }, [false, 6, 32_000, 1]),
  checks({ spellLevel: 1, fundsGp: 999, dice: [1] }, [false, 1, 999, 1]),
  checks({ spellLevel: 1, fundsGp: 1_000, dice: [11, 12, 10] }, [true, 3, 1_000, 3]),
  checks({ spellLevel: 2, fundsGp: 4_000, topUps: [0, 2_000], dice: [21, 25, 30] }, [true, 4, 6_000, 3]),
  checks({ spellLevel: 2, fundsGp: 3_000, topUps: [1_000], dice: [20, 20] }, [true, 3, 4_000, 2]),
  checks({ spellLevel: 1, fundsGp: 1_000, topUps: [500], dice: [50] }, [false, 1, 1_500, 1]),
  checks({ spellLevel: 1, fundsGp: 0, dice: [1, 1] }, [false, 2, 0, 2]),
  checks({ spellLevel: 3, fundsGp: 4_000, topUps: [36_000], dice: [90, 100] }, [true, 4, 40_000, 2]),
  checks({ spellLevel: 1, fundsGp: 15_000, dice: [100] }, [true, 1, 10_000, 1]),
  ...under('GOR-RES-05', 'book spell success → book', [
    [[], 'Wink', true, ['Wink']],
    [['Read Magic', 'Sleep'], 'Wink', true, ['Read Magic', 'Sleep', 'Wink']],
    [[], 'Wink', false, []],
    [['Read Magic'], "Xylos' Itch", true, ['Read Magic', "Xylos' Itch"]],
    [['Read Magic'], "Xylos' Itch", false, ['Read Magic']],
  ]),
  ['GOR-RES-01', { state: 'draft', action: 'submit', by: 'player' }, { state: 'submitted' }],
  ['GOR-RES-01', { state: 'submitted', action: 'setLevel', by: 'player' }, { error: 'bad-step' }],
  ['GOR-RES-01', { state: 'agreed', action: 'commit', by: 'player', class: 'magic-user' }, { state: 'researching' }],
  ['GOR-RES-02', { spellLevel: 3 }, { weeks: 3, sessionsAway: 3 }],
  ['GOR-RES-02', { spellLevel: 1, failedChecks: 2 }, { weeks: 3, sessionsAway: 3 }],
  ['GOR-RES-03', { spellLevel: 1, fundsGp: 3500 }, { chancePct: 30 }],
  ['GOR-RES-03', { spellLevel: 3, fundsGp: 40000 }, { chancePct: 100 }],
  ['GOR-RES-03', { spellLevel: 4, fundsGp: 7999 }, { chancePct: 0 }],
  ['GOR-RES-04', { spellLevel: 2, fundsGp: 10000, dice: [50] }, { success: true, weeks: 2, fundsGp: 10000, checks: 1 }],
  ['GOR-RES-04', { spellLevel: 3, fundsGp: 8000, dice: [21] }, { success: false, weeks: 3, fundsGp: 8000, checks: 1 }],
  [
    'GOR-RES-04',
    { spellLevel: 1, fundsGp: 5000, topUps: [2000], dice: [51, 70] },
    { success: true, weeks: 2, fundsGp: 7000, checks: 2 },
  ],
]);
