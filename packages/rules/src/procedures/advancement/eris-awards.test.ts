import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisAwardsVectors } from './eris-awards-vectors.ts';

describe('Planet Eris’s rules of awards', () => {
  it.each(
    (
      [
        ['ERI-XPA-01', { place: 'settlement', sessionEnd: false, refereeAwards: false }, { award: true }],
        ['ERI-XPA-01', { place: 'dungeon', sessionEnd: true, refereeAwards: false }, { award: false }],
        ['ERI-XPA-01', { place: 'dungeon', sessionEnd: true, refereeAwards: true }, { award: true }],
        ['ERI-XPA-02', { monsters: [{ hd: '4+1', count: 2 }] }, { xp: 800 }],
        [
          'ERI-XPA-02',
          {
            monsters: [
              { hd: '1-1', count: 6 },
              { hd: '6+3**', count: 1 },
            ],
          },
          { xp: 1200 },
        ],
        ['ERI-XPA-02', { monsters: [{ hd: '1/2', count: 3 }] }, { xp: 150 }],
        ['ERI-XPA-03', { coins: { gp: 750, sp: 400 } }, { gp: 790, xp: 790 }],
        ['ERI-XPA-03', { coins: { cp: 1234, ep: 3 }, valuablesGp: 100 }, { gp: 126, xp: 126 }],
        [
          'ERI-XPA-04',
          {
            items: [
              { kind: 'minor', count: 3, used: 1 },
              { kind: 'standard', count: 1 },
            ],
          },
          { xp: 1500 },
        ],
        ['ERI-XPA-04', { items: [{ kind: 'major', count: 2 }] }, { xp: 5000 }],
        ['ERI-XPA-05', { item: 'potion' }, { kind: 'minor', xp: 250 }],
        ['ERI-XPA-05', { item: 'weapon' }, { kind: 'standard', xp: 1000 }],
        ['ERI-XPA-05', { item: 'weapon', named: true }, { kind: 'major', xp: 2500 }],
        ['ERI-XPA-05', { item: 'spellbook' }, { kind: 'major', xp: 2500 }],
        [
          'ERI-XPA-06',
          { monsterXp: 800, treasureXp: 1500, magicXp: 1250, shares: 5 },
          { total: 3550, each: 710, left: 0 },
        ],
        ['ERI-XPA-06', { monsterXp: 100, treasureXp: 900, magicXp: 0, shares: 6 }, { total: 1000, each: 166, left: 4 }],
        ['ERI-XPA-07', { prime: 15, xp: 710 }, { xp: 781 }],
        ['ERI-XPA-07', { prime: 8, xp: 166 }, { xp: 149 }],
        ['ERI-XPA-07', { prime: 12, xp: 333 }, { xp: 333 }],
        ['ERI-XPA-08', { class: 'fighting-man', xp: 1999 }, { level: 1, next: 2000 }],
        ['ERI-XPA-08', { class: 'cleric', xp: 25000 }, { level: 6, next: 50000 }],
        ['ERI-XPA-08', { class: 'magic-user', xp: 410000 }, { level: 12, next: 500000 }],
        ['ERI-XPA-09', { class: 'fighting-man', before: 0, gained: 5000 }, { after: 3999, level: 2, lost: 1001 }],
        ['ERI-XPA-09', { class: 'cleric', before: 1400, gained: 200 }, { after: 1600, level: 2, lost: 0 }],
        ['ERI-HPL-01', { class: 'fighting-man', level: 1 }, { dice: 1, bonus: 1 }],
        ['ERI-HPL-01', { class: 'magic-user', level: 8 }, { dice: 5, bonus: 0 }],
        ['ERI-HPL-01', { class: 'cleric', level: 12 }, { dice: 7, bonus: 4 }],
        ['ERI-HPL-02', { class: 'magic-user', con: 10, dice: [1] }, { hp: 3 }],
        ['ERI-HPL-02', { class: 'fighting-man', con: 15, dice: [4] }, { hp: 6 }],
        ['ERI-HPL-02', { class: 'cleric', con: 6, dice: [5] }, { hp: 4 }],
        [
          'ERI-HPL-03',
          { class: 'fighting-man', level: 3, con: 10, oldMax: 9, damage: 2, dice: [4, 5, 3] },
          { rolled: 12, max: 12, current: 10 },
        ],
        [
          'ERI-HPL-03',
          { class: 'magic-user', level: 2, con: 10, oldMax: 6, dice: [2] },
          { rolled: 3, max: 6, current: 6 },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisAwardsVectors)).toEqual([]);
  });
});
