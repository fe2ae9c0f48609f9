import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisMoraleVectors } from '../../../books/eris/examples/morale.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of morale', () => {
  it.each(
    (
      [
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'morale',
            initial: 6,
            deaths: 1,
            incapacitated: 1,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: true },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'actions',
            initial: 6,
            deaths: 1,
            incapacitated: 1,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: false },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'morale',
            initial: 6,
            deaths: 2,
            incapacitated: 2,
            firstDeathDone: true,
            halfDone: false,
          },
          { check: false },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'pc',
            phase: 'morale',
            initial: 4,
            deaths: 2,
            incapacitated: 2,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: false },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'hireling',
            phase: 'morale',
            initial: 4,
            deaths: 1,
            incapacitated: 1,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: true },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'hireling',
            phase: 'declare-spells',
            initial: 4,
            deaths: 2,
            incapacitated: 2,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: false },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'morale',
            initial: 5,
            deaths: 0,
            incapacitated: 2,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: false },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'morale',
            initial: 5,
            deaths: 1,
            incapacitated: 3,
            firstDeathDone: true,
            halfDone: false,
          },
          { check: true },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'morale',
            initial: 2,
            deaths: 1,
            incapacitated: 1,
            firstDeathDone: true,
            halfDone: false,
          },
          { check: true },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'morale',
            initial: 2,
            deaths: 1,
            incapacitated: 1,
            firstDeathDone: false,
            halfDone: true,
          },
          { check: true },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'pc',
            phase: 'morale',
            initial: 1,
            deaths: 0,
            incapacitated: 1,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: false },
        ],
        [
          'ERI-CMB-03',
          {
            who: 'monster',
            phase: 'morale',
            initial: 1,
            deaths: 1,
            incapacitated: 1,
            firstDeathDone: false,
            halfDone: false,
          },
          { check: false },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisMoraleVectors)).toEqual([]);
  });
});
