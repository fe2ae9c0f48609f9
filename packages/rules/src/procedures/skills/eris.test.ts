import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisSkillsVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of skills', () => {
  it.each(
    (
      [
        ['ERI-SKL-01', { name: 'Tracker', isRole: true }, { accepted: true }],
        ['ERI-SKL-01', { name: 'Tracking', isRole: false }, { accepted: false }],
        ['ERI-SKL-02', { task: 'basic-life-skill' }, { roll: false }],
        ['ERI-SKL-02', { task: 'skilled-action' }, { roll: true }],
        ['ERI-SKL-02', { task: 'basic-life-skill', refereeRequires: true }, { roll: true }],
        ['ERI-SKL-03', { skill: 45, dice: [45] }, { success: true }],
        ['ERI-SKL-03', { skill: 45, dice: [46] }, { success: false }],
        ['ERI-SKL-04', { int: 10, dice: [50] }, { raw: 13, adjustment: 0, skill: 13 }],
        ['ERI-SKL-04', { int: 15, dice: [80] }, { raw: 20, adjustment: 10, skill: 30 }],
        ['ERI-SKL-04', { int: 6, dice: [40] }, { raw: 10, adjustment: -20, skill: 0 }],
        ['ERI-SKL-05', { int: 6 }, { adjustment: -20 }],
        ['ERI-SKL-05', { int: 9 }, { adjustment: 0 }],
        ['ERI-SKL-05', { int: 14 }, { adjustment: 5 }],
        ['ERI-SKL-05', { int: 15 }, { adjustment: 10 }],
        ['ERI-SKL-06', { int: 10, recorded: null, dice: [60, 15] }, { skill: 15, success: true }],
        ['ERI-SKL-06', { int: 10, recorded: 20, dice: [21] }, { skill: 20, success: false }],
        ['ERI-SKL-07', { type: 'plebian', dice: [3, 12] }, { weeks: 3, costPerWeek: 12, total: 36 }],
        ['ERI-SKL-07', { type: 'artisan', dice: [10, 20] }, { weeks: 11, costPerWeek: 100, total: 1100 }],
        ['ERI-SKL-07', { type: 'noble', dice: [10, 10, 20] }, { weeks: 20, costPerWeek: 400, total: 8000 }],
        [
          'ERI-SKL-08',
          { weeksNeeded: 3, weeksDone: 1, costPerWeek: 12, purse: 100 },
          { weeksDone: 2, purse: 88, complete: false },
        ],
        [
          'ERI-SKL-08',
          { weeksNeeded: 3, weeksDone: 2, costPerWeek: 12, purse: 12 },
          { weeksDone: 3, purse: 0, complete: true },
        ],
        ['ERI-SKL-08', { weeksNeeded: 3, weeksDone: 1, costPerWeek: 12, purse: 11 }, { error: 'cannot-pay' }],
        [
          'ERI-SKL-09',
          { type: 'plebian', weeksDone: 2, weeksMissed: 2, costPerWeek: 10, dice: [7] },
          { lost: 1, weeksDone: 1, costPerWeek: 7 },
        ],
        [
          'ERI-SKL-09',
          { type: 'artisan', weeksDone: 6, weeksMissed: 3, costPerWeek: 50, dice: [4, 9] },
          { lost: 4, weeksDone: 2, costPerWeek: 45 },
        ],
        [
          'ERI-SKL-09',
          { type: 'noble', weeksDone: 3, weeksMissed: 5, costPerWeek: 200, dice: [8, 1] },
          { lost: 3, weeksDone: 0, costPerWeek: 20 },
        ],
        [
          'ERI-SKL-09',
          { type: 'noble', weeksDone: 3, weeksMissed: 1, costPerWeek: 200, dice: [] },
          { lost: 0, weeksDone: 3, costPerWeek: 200 },
        ],
        ['ERI-SKL-10', { natural: null, dice: [80] }, { trained: 45, skill: 45 }],
        ['ERI-SKL-10', { natural: 30, dice: [20] }, { trained: 15, skill: 30 }],
        ['ERI-SKL-10', { natural: 12, dice: [99] }, { trained: 55, skill: 55 }],
        ['ERI-SKL-11', { skill: 45, int: 10, dice: [50] }, { total: 50, success: true, gain: 18, skill: 63 }],
        ['ERI-SKL-11', { skill: 45, int: 10, dice: [45] }, { total: 45, success: false, gain: 0, skill: 45 }],
        ['ERI-SKL-11', { skill: 60, int: 15, dice: [51] }, { total: 61, success: true, gain: 13, skill: 73 }],
        ['ERI-SKL-11', { skill: 60, int: 7, dice: [70] }, { total: 60, success: false, gain: 0, skill: 60 }],
        ['ERI-SKL-12', { dice: [63] }, { baseSkill: 32 }],
        ['ERI-SKL-12', { dice: [100] }, { baseSkill: 50 }],
        ['ERI-SKL-13', { baseSkill: 32, level: 3, dice: [47] }, { chance: 47, success: true }],
        ['ERI-SKL-13', { baseSkill: 32, level: 3, dice: [48] }, { chance: 47, success: false }],
        ['ERI-SKL-13', { baseSkill: 50, level: 11, dice: [100] }, { chance: 100, success: true }],
        ['ERI-SKL-14', { background: 'thief', skill: 'lockpicker' }, { error: 'background-skill' }],
        ['ERI-SKL-14', { background: 'thief', skill: 'miller' }, { allowed: true }],
        ['ERI-SKL-15', { skill: 'lockpicker', member: false }, { error: 'guild-only' }],
        ['ERI-SKL-15', { skill: 'lockpicker', member: true }, { allowed: true }],
        ['ERI-SKL-15', { skill: 'miller', member: false }, { allowed: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisSkillsVectors)).toEqual([]);
  });
});
