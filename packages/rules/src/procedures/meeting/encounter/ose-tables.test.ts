import { examplesHold, under } from '../../../../test/vectors.ts';
import { encounterVectors } from '../../../books/ose/examples/encounter.ts';

examplesHold('Old-School Essentials: encounter', encounterVectors, [
  ...under('OSE-EVT-01', 'after → next', [
    ['surprise', 'distance'],
    ['distance', 'initiative'],
    ['initiative', 'actions'],
    ['actions', 'conclusion'],
  ]),
  ...under('OSE-EVT-10', 'action → mode', [
    ['attack', 'combat'],
    ['cast', 'combat'],
    ['flee', 'evasion'],
    ['other', 'encounter'],
  ]),
  ...under('OSE-EVT-11', 'pcsTalk monstersTalk → roleplay', [
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ]),
  ...under('OSE-EVT-12', 'base setting round → max unit allowed', [
    [90, 'dungeon', 1, 30, 'foot', true],
    [90, 'dungeon', 120, 30, 'foot', false],
    [90, 'wilderness', 120, 30, 'yard', false],
    [90, 'sea', 61, 30, 'yard', false],
    [100, 'dungeon', 61, 33, 'foot', false],
    [100, 'wilderness', 60, 33, 'yard', true],
    [100, 'sea', 60, 33, 'yard', true],
    [0, 'dungeon', 1, 0, 'foot', true],
    [0, 'wilderness', 1, 0, 'yard', true],
    [0, 'wilderness', 120, 0, 'yard', false],
    [0, 'sea', 120, 0, 'yard', false],
    [240, 'dungeon', 61, 80, 'foot', false],
    [240, 'wilderness', 61, 80, 'yard', false],
    [240, 'sea', 60, 80, 'yard', true],
    [50, 'dungeon', 60, 16, 'foot', true],
    [50, 'wilderness', 1, 16, 'yard', true],
    [50, 'sea', 1, 16, 'yard', true],
    [50, 'sea', 120, 16, 'yard', false],
  ]),
  ...under('OSE-EVT-13', 'combatBegun pursued → allowed outcome', [[true, true, false, 'refused']]),
]);
