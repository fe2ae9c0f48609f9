import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisRetainersVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of retainers', () => {
  it.each(
    (
      [
        [
          'ERI-HIR-01',
          { type: 'light-foot' },
          { category: 'normal', gainsXp: false, fullShare: false, countsAgainstLimit: false },
        ],
        [
          'ERI-HIR-01',
          { type: 'cleric' },
          { category: 'unusual', gainsXp: true, fullShare: true, countsAgainstLimit: true },
        ],
        [
          'ERI-HIR-01',
          { type: 'sage' },
          { category: 'unusual', gainsXp: false, fullShare: true, countsAgainstLimit: true },
        ],
        [
          'ERI-HIR-02',
          { type: 'swordsman', settlement: true, advertised: false, stronghold: false },
          { available: 'yes' },
        ],
        [
          'ERI-HIR-02',
          { type: 'heavy-foot', settlement: true, advertised: false, stronghold: false },
          { available: 'no' },
        ],
        [
          'ERI-HIR-02',
          { type: 'heavy-foot', settlement: true, advertised: true, stronghold: false },
          { available: 'roll' },
        ],
        ['ERI-HIR-02', { type: 'sage', settlement: true, advertised: true, stronghold: false }, { available: 'no' }],
        ['ERI-HIR-03', { scope: 'settlement', weeks: 1, dice: [4] }, { gp: 400 }],
        ['ERI-HIR-03', { scope: 'settlement', weeks: 3, dice: [1, 6, 2] }, { gp: 900 }],
        ['ERI-HIR-03', { scope: 'region', weeks: 1, dice: [3] }, { gp: 3000 }],
        ['ERI-HIR-03', { scope: 'present', weeks: 1, dice: [] }, { gp: 0 }],
        ['ERI-HIR-04', { size: 'village', seeking: 'normal', dice: [2, 5] }, { answered: true, count: 5 }],
        ['ERI-HIR-04', { size: 'village', seeking: 'normal', dice: [3] }, { answered: false, count: 0 }],
        ['ERI-HIR-04', { size: 'city', seeking: 'normal', dice: [4, 2, 6, 3] }, { answered: true, count: 11 }],
        ['ERI-HIR-04', { size: 'town', seeking: 'unusual', dice: [2, 4] }, { answered: true, count: 4 }],
        ['ERI-HIR-04', { size: 'region', seeking: 'specialist', dice: [4] }, { answered: true, count: 1 }],
        [
          'ERI-HIR-05',
          { type: 'fighting-man', count: 4 },
          { gp: 400, goods: null, goodsCount: 0, reactionCheck: false },
        ],
        [
          'ERI-HIR-05',
          { type: 'dwarf', count: 3, advertisedGp: 250 },
          { gp: 750, goods: null, goodsCount: 0, reactionCheck: false },
        ],
        [
          'ERI-HIR-05',
          { type: 'magic-user', count: 2 },
          { gp: 0, goods: 'magic-item', goodsCount: 2, reactionCheck: false },
        ],
        ['ERI-HIR-05', { type: 'heavy-foot', count: 10 }, { gp: 30, goods: null, goodsCount: 0, reactionCheck: false }],
        ['ERI-HIR-06', { dice: [1] }, { count: 1 }],
        ['ERI-HIR-06', { dice: [6] }, { count: 6 }],
        [
          'ERI-HIR-07',
          { lookFor: true, dice: [2, 4, 3] },
          { present: true, type: 'elf', race: 'elf', unusual: 1, companions: 2 },
        ],
        ['ERI-HIR-07', { lookFor: true, dice: [3] }, { present: false }],
        [
          'ERI-HIR-07',
          { lookFor: true, dice: [1, 1, 1] },
          { present: true, type: 'fighting-man', race: 'human', unusual: 1, companions: 0 },
        ],
        ['ERI-HIR-07', { lookFor: false, dice: [] }, { present: false }],
        ['ERI-HIR-08', { dice: [1, 4, 6] }, { types: ['mercenary-archer', 'swordsman', 'non-fighter'] }],
        ['ERI-HIR-08', { dice: [3] }, { types: ['shield-bearer'] }],
        ['ERI-HIR-09', { type: 'fighting-man' }, { gp: 100, goods: null }],
        ['ERI-HIR-09', { type: 'cleric' }, { gp: 0, goods: 'temple-access' }],
        ['ERI-HIR-09', { type: 'hobbit' }, { gp: 0, goods: 'fine-object-or-food' }],
        ['ERI-HIR-09', { type: 'dwarf', joinedBefore: true }, { gp: 0, goods: null }],
        [
          'ERI-HIR-10',
          { enticementMet: true, modifier: 0, dice: [4, 5] },
          { total: 9, result: 'accepts', joins: true, loyaltyBonus: 0, mayRetry: false },
        ],
        [
          'ERI-HIR-10',
          { enticementMet: true, modifier: 1, dice: [5, 6] },
          { total: 12, result: 'enthusiastic', joins: true, loyaltyBonus: 3, mayRetry: false },
        ],
        [
          'ERI-HIR-10',
          { enticementMet: true, modifier: 0, dice: [3, 3] },
          { total: 6, result: 'uncertain', joins: false, loyaltyBonus: 0, mayRetry: true },
        ],
        [
          'ERI-HIR-10',
          { enticementMet: true, modifier: -2, dice: [1, 1] },
          { total: 2, result: 'attacks', joins: false, loyaltyBonus: 0, mayRetry: false },
        ],
        ['ERI-HIR-10', { enticementMet: false, modifier: 0, dice: [] }, { error: 'enticement-not-met' }],
        [
          'ERI-HIR-11',
          { size: 4, approach: 'group', modifier: 0, dice: [5, 5] },
          { joined: 4, loyaltyScores: 1, loyaltyBonus: 0 },
        ],
        [
          'ERI-HIR-11',
          { size: 3, approach: 'individual', modifier: 0, dice: [6, 6, 4, 4, 3, 6] },
          { joined: 2, loyaltyScores: 1, loyaltyBonus: 0 },
        ],
        [
          'ERI-HIR-11',
          { size: 3, approach: 'group', modifier: 0, dice: [6, 6] },
          { joined: 3, loyaltyScores: 1, loyaltyBonus: 3 },
        ],
        [
          'ERI-HIR-11',
          { size: 2, approach: 'individual', modifier: 0, dice: [1, 2, 2, 3] },
          { joined: 0, loyaltyScores: 0, loyaltyBonus: 0 },
        ],
        ['ERI-HIR-12', { charisma: 11, enthusiastic: false, dice: [3, 4, 4] }, { loyalty: 11 }],
        ['ERI-HIR-12', { charisma: 18, enthusiastic: true, dice: [4, 4, 5] }, { loyalty: 20 }],
        ['ERI-HIR-12', { charisma: 4, enthusiastic: false, dice: [1, 2, 2] }, { loyalty: 3 }],
        ['ERI-HIR-13', { loyalty: 3 }, { band: 'deserts', modifier: null }],
        ['ERI-HIR-13', { loyalty: 8 }, { band: 'wavering', modifier: -1 }],
        ['ERI-HIR-13', { loyalty: 18 }, { band: 'devoted', modifier: 2 }],
        ['ERI-HIR-13', { loyalty: 19 }, { band: 'fearless', modifier: null }],
        ['ERI-HIR-14', { loyalty: 9, involved: true, expeditions: 1, battles: 0 }, { loyalty: 10 }],
        ['ERI-HIR-14', { loyalty: 11, involved: true, expeditions: 2, battles: 1 }, { loyalty: 14 }],
        ['ERI-HIR-14', { loyalty: 11, involved: false, expeditions: 1, battles: 1 }, { loyalty: 11 }],
        ['ERI-HIR-15', { type: 'guardsman', count: 6 }, { perHead: 2, gp: 12 }],
        ['ERI-HIR-15', { type: 'longbowman', count: 10, periods: 2 }, { perHead: 10, gp: 200 }],
        ['ERI-HIR-15', { type: 'elf' }, { perHead: 10, gp: 10 }],
        ['ERI-HIR-15', { type: 'heavy-foot', race: 'orc', count: 5 }, { perHead: 1.5, gp: 8 }],
        ['ERI-HIR-16', { mode: 'expedition', expeditions: 3, months: 1 }, { periods: 3 }],
        ['ERI-HIR-16', { mode: 'monthly', expeditions: 3, months: 1.5 }, { periods: 2 }],
        ['ERI-HIR-16', { loyalty: 5, unpaid: 2 }, { loyalty: 3 }],
        [
          'ERI-HIR-17',
          { pcs: 4, classed: 1, unclassed: 0, normal: 6, treasureGp: 1000, xp: 2500 },
          { treasureShares: 5, shareGp: 200, gpLeft: 0, xpShares: 5, shareXp: 500, xpLeft: 0 },
        ],
        [
          'ERI-HIR-17',
          { pcs: 3, classed: 0, unclassed: 1, normal: 2, treasureGp: 1002, xp: 1000 },
          { treasureShares: 4, shareGp: 250, gpLeft: 2, xpShares: 3, shareXp: 333, xpLeft: 1 },
        ],
        ['ERI-HIR-18', { type: 'guardsman' }, { weapon: 'spear', armor: 'leather', shield: false, ac: 7 }],
        ['ERI-HIR-18', { type: 'swordsman' }, { weapon: 'long sword', armor: 'leather', shield: true, ac: 6 }],
        [
          'ERI-HIR-19',
          { type: 'heavy-foot' },
          { armor: 'chain', shield: true, weapons: ['any'], ac: 4, mounted: false },
        ],
        [
          'ERI-HIR-19',
          { type: 'crossbowman' },
          { armor: 'leather', shield: false, weapons: ['light crossbow', 'dagger'], ac: 7, mounted: false },
        ],
        [
          'ERI-HIR-19',
          { type: 'heavy-horseman' },
          { armor: 'plate', shield: true, weapons: ['any'], ac: 2, mounted: true },
        ],
        ['ERI-HIR-20', { type: 'porter' }, { fights: false, armor: 'none', ac: 9 }],
        ['ERI-HIR-20', { type: 'torch-bearer' }, { fights: false, armor: 'none', ac: 9 }],
        ['ERI-HIR-21', { type: 'sage', stronghold: true }, { mayHire: true, gp: 2000, per: 'month' }],
        ['ERI-HIR-21', { type: 'sage', stronghold: false }, { mayHire: false, gp: 2000, per: 'month' }],
        ['ERI-HIR-21', { type: 'spy', stronghold: true }, { mayHire: true, gp: 500, per: 'mission' }],
        [
          'ERI-HIR-22',
          { type: 'fighting-man' },
          { level: 1, armor: 'chain', shield: true, ac: 4, gear: ['any weapon'] },
        ],
        [
          'ERI-HIR-22',
          { type: 'cleric', metal: 'plate' },
          { level: 1, armor: 'plate', shield: false, ac: 3, gear: ['any weapon', 'holy symbol'] },
        ],
        [
          'ERI-HIR-22',
          { type: 'magic-user' },
          { level: 1, armor: 'none', shield: false, ac: 9, gear: ['dagger or staff', 'spellbook'] },
        ],
        ['ERI-HIR-23', { type: 'swordsman', dice: [1] }, { hp: 1 }],
        ['ERI-HIR-23', { type: 'magic-user', dice: [1] }, { hp: 3 }],
        ['ERI-HIR-23', { type: 'dwarf', dice: [6] }, { hp: 7 }],
        ['ERI-LDR-01', { charisma: 12, unusual: 3, charmed: 0 }, { max: 4, current: 3, mayAddMore: true }],
        ['ERI-LDR-01', { charisma: 12, unusual: 3, charmed: 1 }, { max: 4, current: 4, mayAddMore: false }],
        ['ERI-LDR-01', { charisma: 18, unusual: 11 }, { max: 12, current: 11, mayAddMore: true }],
        ['ERI-LDR-02', { charisma: 3, normal: 200 }, { mayAddMore: true }],
        ['ERI-LDR-02', { charisma: 18, normal: 0 }, { mayAddMore: true }],
        ['ERI-LDR-03', { charisma: 9, unusual: 1, normal: 5 }, { max: 3, goes: 3, stays: 3 }],
        ['ERI-LDR-03', { charisma: 16, unusual: 2, normal: 2 }, { max: 6, goes: 4, stays: 0 }],
        ['ERI-LDR-04', { charisma: 6 }, { loyaltyBase: -1 }],
        ['ERI-LDR-04', { charisma: 13 }, { loyaltyBase: 1 }],
        ['ERI-LDR-04', { charisma: 18 }, { loyaltyBase: 4 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisRetainersVectors)).toEqual([]);
  });
});
