import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisUpkeepVectors } from '../../../books/eris/examples/upkeep.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of upkeep', () => {
  it.each(
    (
      [
        ['ERI-UPK-01', { xp: 0 }, { gp: 0 }],
        ['ERI-UPK-01', { xp: 2450 }, { gp: 25 }],
        ['ERI-UPK-01', { xp: 300000, stronghold: 'wilderness' }, { gp: 0 }],
        ['ERI-UPK-01', { xp: 1 }, { gp: 1 }],
        ['ERI-UPK-01', { xp: 100 }, { gp: 1 }],
        ['ERI-UPK-01', { xp: 101 }, { gp: 2 }],
        ['ERI-UPK-01', { xp: 2001, stronghold: 'none' }, { gp: 21 }],
        ['ERI-UPK-01', { xp: 2450, stronghold: 'wilderness' }, { gp: 0 }],
        ['ERI-UPK-01', { xp: 123456, stronghold: 'town' }, { gp: 1235 }],
        ['ERI-UPK-01', { xp: 700 }, { gp: 7 }],
        ['ERI-UPK-01', { xp: 5700 }, { gp: 57 }],
        ['ERI-UPK-02', { mode: 'session', inSettlement: true, weeks: 3, xp: 4000 }, { periods: 1, gp: 40 }],
        ['ERI-UPK-02', { mode: 'weekly', inSettlement: true, weeks: 3, xp: 4000 }, { periods: 3, gp: 120 }],
        ['ERI-UPK-02', { mode: 'session', inSettlement: false, weeks: 0, xp: 4000 }, { periods: 0, gp: 0 }],
        ['ERI-UPK-02', { mode: 'session', inSettlement: true, weeks: 0, xp: 4000 }, { periods: 1, gp: 40 }],
        ['ERI-UPK-02', { mode: 'session', inSettlement: true, weeks: 1, xp: 1 }, { periods: 1, gp: 1 }],
        ['ERI-UPK-02', { mode: 'session', inSettlement: false, weeks: 3, xp: 4000 }, { periods: 0, gp: 0 }],
        ['ERI-UPK-02', { mode: 'weekly', inSettlement: true, weeks: 0, xp: 4000 }, { periods: 0, gp: 0 }],
        ['ERI-UPK-02', { mode: 'weekly', inSettlement: true, weeks: 2.5, xp: 4000 }, { periods: 3, gp: 120 }],
        ['ERI-UPK-02', { mode: 'weekly', inSettlement: true, weeks: 0.1, xp: 150 }, { periods: 1, gp: 2 }],
        ['ERI-UPK-02', { mode: 'weekly', inSettlement: true, weeks: 4, xp: 0 }, { periods: 4, gp: 0 }],
        ['ERI-UPK-02', { mode: 'weekly', inSettlement: true, weeks: 3, xp: 101 }, { periods: 3, gp: 6 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisUpkeepVectors)).toEqual([]);
  });
});
