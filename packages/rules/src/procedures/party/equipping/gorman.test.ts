import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanEquippingVectors } from '../../../books/gorman/examples/equipping.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of equipping', () => {
  it.each(
    (
      [
        ['GOR-CLS-02', { class: 'cleric', item: 'mace' }, { allowed: true }],
        ['GOR-CLS-02', { class: 'cleric', item: 'sword' }, { allowed: false, reason: 'not-blunt' }],
        ['GOR-CLS-02', { class: 'cleric', item: 'plate' }, { allowed: true }],
        ['GOR-CLS-04', { class: 'fighter', item: 'two-handed-sword' }, { allowed: true }],
        ['GOR-CLS-04', { class: 'fighter', item: 'plate' }, { allowed: true }],
        ['GOR-CLS-06', { class: 'magic-user', item: 'dagger' }, { allowed: true }],
        ['GOR-CLS-06', { class: 'magic-user', item: 'leather' }, { allowed: false, reason: 'armor-forbidden' }],
        ['GOR-CLS-06', { class: 'magic-user', item: 'sword' }, { allowed: false, reason: 'weapon-forbidden' }],
        ['GOR-CLS-07', { class: 'elf', armor: 'plate', shield: true, weapon: 'sword' }, { canCast: true }],
        ['GOR-CLS-07', { class: 'magic-user', armor: 'leather', shield: false, weapon: 'dagger' }, { canCast: false }],
        ['GOR-CMB-06', { class: 'fighter', weapon: 'sword', shield: true, offhand: null }, { die: 'd8', attacks: 1 }],
        [
          'GOR-CMB-06',
          { class: 'fighter', weapon: 'pole-arm', shield: false, offhand: null },
          { die: 'd10', attacks: 1 },
        ],
        [
          'GOR-CMB-06',
          { class: 'fighter', weapon: 'sword', shield: false, offhand: 'dagger' },
          { die: 'd10', attacks: 1 },
        ],
        [
          'GOR-CMB-06',
          { class: 'elf', weapon: 'two-handed-sword', shield: false, offhand: null },
          { die: 'd6', attacks: 1 },
        ],
        [
          'GOR-CMB-06',
          { class: 'fighter', weapon: 'halberd', shield: true, offhand: null },
          { error: 'two-handed-with-shield' },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanEquippingVectors)).toEqual([]);
  });
});
