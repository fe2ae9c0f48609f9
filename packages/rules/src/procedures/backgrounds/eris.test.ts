import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisBackgroundsVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of backgrounds', () => {
  it.each(
    (
      [
        ['ERI-ADV-01', { charactersPlayed: 1, comfortable: true }, { eligible: true, reasons: [] }],
        [
          'ERI-ADV-01',
          { charactersPlayed: 0, comfortable: true },
          { eligible: false, reasons: ['no-earlier-character'] },
        ],
        ['ERI-ADV-02', { class: 'fighter', background: 'thief' }, { title: 'Fighter Thief', tables: 'fighter' }],
        [
          'ERI-ADV-02',
          { class: 'magic-user', background: 'thief' },
          { title: 'Magic-User Thief', tables: 'magic-user' },
        ],
        ['ERI-ADV-02', { class: 'thief', background: 'thief' }, { error: 'not-a-class' }],
        ['ERI-ADV-03', { current: null, requested: 'paladin' }, { background: 'paladin' }],
        ['ERI-ADV-03', { current: 'thief', requested: 'assassin' }, { error: 'one-background-only' }],
        [
          'ERI-ADV-04',
          {
            class: 'cleric',
            background: 'thief',
            alignment: 'law',
            scores: { str: 10, int: 10, wis: 10, dex: 9, con: 10, cha: 10 },
          },
          { eligible: true, reasons: [] },
        ],
        [
          'ERI-ADV-04',
          {
            class: 'cleric',
            background: 'paladin',
            alignment: 'chaos',
            scores: { str: 10, int: 10, wis: 10, dex: 9, con: 10, cha: 16 },
          },
          { eligible: false, reasons: ['class', 'alignment', 'cha'] },
        ],
        [
          'ERI-ADV-04',
          {
            class: 'fighter',
            background: 'warden',
            alignment: 'law',
            scores: { str: 10, int: 10, wis: 12, dex: 9, con: 14, cha: 10 },
          },
          { eligible: false, reasons: ['con'] },
        ],
        ['ERI-ADV-05', { newCharacter: true }, { joined: true, daysLeft: 0 }],
        ['ERI-ADV-05', { newCharacter: false, accepted: true, realDays: 60 }, { joined: false, daysLeft: 30 }],
        ['ERI-ADV-05', { newCharacter: false, accepted: true, realDays: 90 }, { joined: true, daysLeft: 0 }],
        ['ERI-ADV-05', { newCharacter: false, accepted: false, realDays: 200 }, { error: 'not-accepted' }],
        [
          'ERI-ADV-05',
          { newCharacter: false, accepted: true, realDays: 60, daysNeeded: 60 },
          { joined: true, daysLeft: 0 },
        ],
        ['ERI-ADV-06', { skill: 'lockpicker', armor: 'leather' }, { usable: true }],
        ['ERI-ADV-06', { skill: 'climber', armor: 'chain' }, { usable: false }],
        ['ERI-ADV-06', { skill: 'climber', armor: 'leather', shield: true }, { usable: false }],
        [
          'ERI-ADV-07',
          { level: 4, baseSkill: 30, targetHD: 3, targetSurprised: true, dice: [50] },
          { chance: 50, success: true, killed: true, doubleDamage: false },
        ],
        [
          'ERI-ADV-07',
          { level: 4, baseSkill: 30, targetHD: 6, targetSurprised: true, dice: [50] },
          { chance: 50, success: true, killed: false, doubleDamage: true },
        ],
        [
          'ERI-ADV-07',
          { level: 4, baseSkill: 30, targetHD: 3, targetSurprised: true, dice: [51] },
          { chance: 50, success: false, killed: false, doubleDamage: false },
        ],
        ['ERI-ADV-08', { level: 4, hp: 3, hpMax: 20, usedToday: false }, { healed: 8, hp: 11 }],
        ['ERI-ADV-08', { level: 4, hp: 15, hpMax: 20, usedToday: false }, { healed: 5, hp: 20 }],
        ['ERI-ADV-08', { level: 4, hp: 3, hpMax: 20, usedToday: true }, { error: 'used-today' }],
        ['ERI-ADV-08', { level: 4, hp: 3, hpMax: 20, usedToday: true, fallen: true }, { error: 'fallen' }],
        ['ERI-ADV-09', { foe: 'orc' }, { attackBonus: 1, damageBonus: 1 }],
        ['ERI-ADV-09', { foe: 'skeleton' }, { attackBonus: 0, damageBonus: 0 }],
        ['ERI-ADV-10', { raging: true, armor: 'leather', action: 'melee' }, { attackBonus: 2, allowed: true }],
        ['ERI-ADV-10', { raging: true, armor: 'leather', action: 'parry' }, { attackBonus: 0, allowed: false }],
        ['ERI-ADV-10', { raging: true, armor: 'plate', action: 'melee' }, { error: 'metal-armor' }],
        ['ERI-ADV-11', { armor: 'leather' }, { attackBonus: 1, checksMorale: false }],
        ['ERI-ADV-11', { armor: 'chain' }, { attackBonus: 0, checksMorale: false }],
        ['ERI-ADV-12', { background: 'warden' }, { status: 'available' }],
        ['ERI-ADV-12', { background: 'ishpanese-samurai' }, { status: 'planned' }],
        ['ERI-ADV-12', { background: 'bard' }, { status: 'unknown' }],
        ['ERI-ADV-13', { background: 'thief' }, { skills: ['lockpicker', 'pickpocketer', 'trapfinder', 'climber'] }],
        ['ERI-ADV-13', { background: 'ranger' }, { skills: ['tracker', 'woodsman'] }],
        ['ERI-ADV-13', { background: 'druid' }, { error: 'not-available' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisBackgroundsVectors)).toEqual([]);
  });
});
