import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { directionVectors } from '../../../books/ose/examples/direction.ts';

/** OSE-WLD-07: so many in six lose their way. */
const LOST: readonly (readonly [terrain: string, chance: number])[] = [
  ['clear', 1],
  ['grasslands', 1],
  ['settled', 1],
  ['barren', 2],
  ['broken', 2],
  ['hills', 2],
  ['forest', 2],
  ['woods', 2],
  ['mountains', 2],
  ['desert', 3],
  ['jungle', 3],
  ['swamp', 3],
];

examplesHold('Old-School Essentials: direction', directionVectors, [
  ...under('OSE-HAZ-07', 'guide trailOrRiver landmark → risk', [
    [true, true, true, false],
    [true, true, false, false],
    [true, false, true, false],
    [true, false, false, false],
    [false, true, true, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ]),
  ...under('OSE-HAZ-08', 'intended die → actual', [
    ['N', 1, 'NW'],
    ['N', 4, 'NE'],
    ['NE', 1, 'N'],
    ['NE', 3, 'N'],
    ['NE', 6, 'E'],
    ['E', 3, 'NE'],
    ['E', 6, 'SE'],
    ['SE', 2, 'E'],
    ['SE', 5, 'S'],
    ['S', 2, 'SE'],
    ['S', 5, 'SW'],
    ['SW', 1, 'S'],
    ['SW', 4, 'W'],
    ['W', 1, 'SW'],
    ['W', 4, 'NW'],
    ['W', 6, 'NW'],
    ['NW', 3, 'W'],
    ['NW', 6, 'N'],
  ]),
  ...under('OSE-SEA-03', 'navigator inSightOfLand die → chance lost', [
    [true, false, 1, 2, true],
    [true, false, 3, 2, false],
    [true, true, 2, 2, true],
    [true, true, 3, 2, false],
    [false, true, 1, 2, true],
    [false, true, 2, 2, true],
    [false, false, 6, 6, true],
    [false, true, 6, 2, false],
  ]),
  ...LOST.flatMap(([terrain, chance]): readonly Example[] => [
    ['OSE-WLD-07', { terrain, die: chance }, { chance, lost: true }],
    ['OSE-WLD-07', { terrain, risk: true, die: chance + 1 }, { chance, lost: false }],
    ['OSE-WLD-07', { terrain, risk: false, die: 1 }, { chance: 0, lost: false }],
    ['OSE-WLD-07', { terrain, risk: false }, { chance: 0, lost: false }],
  ]),
  ['OSE-WLD-07', { terrain: 'city', die: 1 }, { chance: 0, lost: false }],
  ['OSE-WLD-07', { terrain: 'road', die: 1 }, { chance: 0, lost: false }],
  ...under('OSE-WLD-07', 'terrain die → chance lost', [
    ['mountain', 2, 2, true],
    ['barren lands', 2, 2, true],
    ['Swamp', 3, 3, true],
  ]),
]);
