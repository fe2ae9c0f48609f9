import { expect, it } from 'vitest';
import { combatRoundVectors } from '../../../books/ose/examples/combat-round.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-CMB-01',
    'a round has its steps, and each side its phases',
    {},
    { steps: ['declarations', 'initiative', 'sides'], phases: ['morale', 'movement', 'missile', 'spells', 'melee'] },
  ],
  ['OSE-CMB-01', 'a round has its steps, and each side its phases', { afterPhase: 'missile' }, { next: 'spells' }],
  ['OSE-CMB-01', 'a round has its steps, and each side its phases', { afterPhase: 'morale' }, { next: 'movement' }],
  ['OSE-CMB-02', 'spells and moves in melee must be declared', { action: 'cast', declared: false }, { allowed: false }],
  [
    'OSE-CMB-02',
    'spells and moves in melee must be declared',
    { action: 'meleeMove', declared: true },
    { allowed: true },
  ],
  [
    'OSE-CMB-02',
    'spells and moves in melee must be declared',
    { action: 'missile', declared: false },
    { allowed: true },
  ],
  [
    'OSE-CMB-07',
    'every side goes through its phases before the next',
    { order: ['a', 'b'] },
    {
      timeline: [
        ['a', 'morale'],
        ['a', 'movement'],
        ['a', 'missile'],
        ['a', 'spells'],
        ['a', 'melee'],
        ['b', 'morale'],
        ['b', 'movement'],
        ['b', 'missile'],
        ['b', 'spells'],
        ['b', 'melee'],
      ],
    },
  ],
  [
    'OSE-CMB-07',
    'every side goes through its phases before the next',
    { order: ['a'] },
    {
      timeline: [
        ['a', 'morale'],
        ['a', 'movement'],
        ['a', 'missile'],
        ['a', 'spells'],
        ['a', 'melee'],
      ],
    },
  ],
  [
    'OSE-CMB-08',
    'outside melee one moves up to the encounter rate',
    { base: 90, round: 10 },
    { max: 30, allowed: true },
  ],
  [
    'OSE-CMB-08',
    'outside melee one moves up to the encounter rate',
    { base: 120, round: 61 },
    { max: 40, allowed: false },
  ],
  [
    'OSE-CMB-09',
    'a declared withdrawal goes half as far, with clear space behind',
    { base: 120, clearBehind: true, declared: true },
    { allowed: true, max: 20 },
  ],
  [
    'OSE-CMB-09',
    'a declared withdrawal goes half as far, with clear space behind',
    { base: 90, clearBehind: true, declared: true },
    { allowed: true, max: 15 },
  ],
  [
    'OSE-CMB-09',
    'a declared withdrawal goes half as far, with clear space behind',
    { base: 90, clearBehind: false, declared: true },
    { allowed: false, max: 0 },
  ],
  [
    'OSE-CMB-10',
    'a retreat gives up the attack and the shield',
    { base: 120, ac: 4, shieldBonus: 1, declared: true },
    { allowed: true, max: 40, mayAttack: false, enemyAttackBonus: 2, effectiveAC: 5 },
  ],
  [
    'OSE-CMB-10',
    'a retreat gives up the attack and the shield',
    { base: 60, ac: 3, shieldBonus: 0, declared: true },
    { allowed: true, max: 20, mayAttack: false, enemyAttackBonus: 2, effectiveAC: 3 },
  ],
  [
    'OSE-CMB-10',
    'a retreat gives up the attack and the shield',
    { base: 60, ac: 3, shieldBonus: 0, declared: false },
    { allowed: false },
  ],
  [
    'OSE-CMB-15',
    'a hit before the caster’s turn ruins the spell',
    { lostInitiative: true, events: ['miss', 'hit'] },
    { disrupted: true, slotSpent: true },
  ],
  [
    'OSE-CMB-15',
    'a hit before the caster’s turn ruins the spell',
    { lostInitiative: true, events: ['save-made'] },
    { disrupted: false, slotSpent: true },
  ],
  [
    'OSE-CMB-15',
    'a hit before the caster’s turn ruins the spell',
    { lostInitiative: false, events: ['hit'] },
    { disrupted: false, slotSpent: true },
  ],
  [
    'OSE-CMB-23',
    'one may move and attack, but not move and cast',
    { moved: true, action: 'missile' },
    { allowed: true },
  ],
  ['OSE-CMB-23', 'one may move and attack, but not move and cast', { moved: true, action: 'cast' }, { allowed: false }],
  [
    'OSE-CMB-23',
    'one may move and attack, but not move and cast',
    { moved: true, action: 'melee', retreating: true },
    { allowed: false },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, combatRoundVectors)).toEqual([]);
});
