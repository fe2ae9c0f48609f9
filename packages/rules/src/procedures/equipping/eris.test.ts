import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisEquippingVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of equipping', () => {
  it.each(
    (
      [
        ['ERI-DMG-02', { weapon: 'two-handed-sword', hands: 2 }, { die: 'd6', bonus: 1 }],
        ['ERI-DMG-02', { weapon: 'bastard-sword', hands: 1, shield: true }, { die: 'd6', bonus: 0 }],
        ['ERI-DMG-02', { weapon: 'spear', hands: 2 }, { die: 'd6', bonus: 0 }],
        ['ERI-DMG-02', { weapon: 'pole-arm', hands: 1 }, { error: 'needs-two-hands' }],
        ['ERI-DMG-02', { weapon: 'battle-axe', hands: 2, shield: true }, { error: 'two-handed-with-shield' }],
        ['ERI-DMG-03', { offhand: 'dagger', announced: 'offensive' }, { mode: 'offensive' }],
        ['ERI-DMG-03', { offhand: 'dagger' }, { mode: 'defensive' }],
        ['ERI-DMG-03', { offhand: 'dagger', announced: 'offensive', beforeRound: false }, { mode: 'defensive' }],
        ['ERI-DMG-03', { offhand: 'dagger', shield: true }, { error: 'offhand-with-shield' }],
        ['ERI-DMG-03', { offhand: null, mainHands: 2 }, { mode: 'none' }],
        ['ERI-DMG-04', { mode: 'offensive', incoming: 'melee' }, { ownAttack: 1, attackerModifier: 0 }],
        ['ERI-DMG-04', { mode: 'defensive', incoming: 'melee' }, { ownAttack: 0, attackerModifier: -1 }],
        ['ERI-DMG-04', { mode: 'defensive', incoming: 'missile' }, { ownAttack: 0, attackerModifier: 0 }],
        ['ERI-DON-01', { armor: 'leather', action: 'don' }, { rounds: 1 }],
        ['ERI-DON-01', { armor: 'chain', action: 'doff' }, { rounds: 1 }],
        ['ERI-DON-01', { armor: 'shield', action: 'don' }, { rounds: 0 }],
        ['ERI-DON-02', { assistants: 0, action: 'don' }, { fraction: '1', rounds: 10 }],
        ['ERI-DON-02', { assistants: 2, action: 'don' }, { fraction: '1/4', rounds: 3 }],
        ['ERI-DON-02', { assistants: 1, action: 'doff' }, { fraction: '1/2', rounds: 5 }],
        [
          'ERI-DON-03',
          { dagger: true, rounds: 10, dice: [5, 3, 2] },
          { freed: true, attempts: 3, armorDestroyed: true },
        ],
        [
          'ERI-DON-03',
          { dagger: true, race: 'hobbit', rounds: 3, dice: [2, 4, 2] },
          { freed: false, attempts: 3, armorDestroyed: false },
        ],
        ['ERI-DON-03', { dagger: false, rounds: 10, dice: [] }, { error: 'needs-dagger' }],
        ['ERI-DON-04', { armor: 'plate', shield: true, action: 'don', needed: 10, done: 9 }, { ac: 9 }],
        ['ERI-DON-04', { armor: 'plate', shield: true, action: 'don', needed: 10, done: 10 }, { ac: 2 }],
        ['ERI-DON-04', { armor: 'plate', shield: false, action: 'doff', needed: 10, done: 1 }, { ac: 9 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisEquippingVectors)).toEqual([]);
  });
});
