import { examplesHold, under } from '../../../../test/vectors.ts';
import { sightVectors } from '../../../books/ose/examples/sight.ts';

const AREAS = [
  { id: 'a', revealed: false },
  { id: 'b', revealed: true },
  { id: 'c', revealed: true },
];

examplesHold('Old-School Essentials: sight', sightVectors, [
  ...under('OSE-MOV-03', 'role areas → visible', [
    ['referee', AREAS, ['a', 'b', 'c']],
    ['referee', [], []],
    ['referee', [{ id: 'a', revealed: false }], ['a']],
    ['player', AREAS, ['b', 'c']],
    ['player', [], []],
    ['player', [{ id: 'a', revealed: false }], []],
    ['spectator', AREAS, ['b', 'c']],
    ['spectator', [], []],
    ['spectator', [{ id: 'a', revealed: false }], []],
  ]),
  ...under('OSE-HAZ-03', 'distance → lit', [
    [0, true],
    [29, true],
    [31, false],
    [60, false],
  ]),
  ...under('OSE-HAZ-03', 'distance radius → lit', [
    [60, 60, true],
    [61, 60, false],
    [10, 10, true],
    [11, 10, false],
    [1, 0, false],
  ]),
  ...under('OSE-HAZ-04', 'range distance visibleLight warmth → works appearance canRead', [
    [60, 60, false, 'warm', true, 'bright', false],
    [60, 61, false, 'warm', false, null, false],
    [60, 10, false, 'cool', true, 'grey', false],
    [60, 10, false, 'cold', true, 'black', false],
    [60, 10, true, 'warm', false, null, false],
    [0, 10, false, 'warm', false, null, false],
  ]),
  ...under('OSE-HAZ-04', 'range distance visibleLight warmth largeHeat → works appearance canRead', [
    [90, 90, false, 'cool', false, true, 'grey', false],
    [90, 91, false, 'cool', false, false, null, false],
    [60, 10, true, 'warm', true, false, null, false],
    [60, 10, false, 'cold', true, false, null, false],
    [60, 0, false, 'cold', false, true, 'black', false],
  ]),
  ...under('OSE-HAZ-04', 'range distance visibleLight warmth → works appearance', [
    [0, 0, false, 'warm', false, null],
    [60, 0, false, 'warm', true, 'bright'],
  ]),
]);
