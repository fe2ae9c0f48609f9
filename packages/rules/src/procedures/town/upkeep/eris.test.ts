import { examplesHold, under } from '../../../../test/vectors.ts';
import { erisUpkeepVectors } from '../../../books/eris/examples/upkeep.ts';

examplesHold('Planet Eris’s rules of upkeep', erisUpkeepVectors, [
  ...under('ERI-UPK-01', 'xp → gp', [
    [0, 0],
    [2450, 25],
    [1, 1],
    [100, 1],
    [101, 2],
    [700, 7],
    [5700, 57],
  ]),
  ...under('ERI-UPK-01', 'xp stronghold → gp', [
    [300000, 'wilderness', 0],
    [2001, 'none', 21],
    [2450, 'wilderness', 0],
    [123456, 'town', 1235],
  ]),
  ...under('ERI-UPK-02', 'mode inSettlement weeks xp → periods gp', [
    ['session', true, 3, 4000, 1, 40],
    ['weekly', true, 3, 4000, 3, 120],
    ['session', false, 0, 4000, 0, 0],
    ['session', true, 0, 4000, 1, 40],
    ['session', true, 1, 1, 1, 1],
    ['session', false, 3, 4000, 0, 0],
    ['weekly', true, 0, 4000, 0, 0],
    ['weekly', true, 2.5, 4000, 3, 120],
    ['weekly', true, 0.1, 150, 1, 2],
    ['weekly', true, 4, 0, 4, 0],
    ['weekly', true, 3, 101, 3, 6],
  ]),
]);
