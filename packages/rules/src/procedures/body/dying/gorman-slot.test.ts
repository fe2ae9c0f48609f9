import { describe, expect, it } from 'vitest';
import { goblin, someone } from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';

const { dying } = rulesFor({ base: 'gorman', slots: {}, options: { lossesHinder: true } });

const fall = (facts: Partial<Creature>, hitPoints: number, ...faces: number[]) =>
  dying.fall(someone({ class: 'fighter', ...facts }), hitPoints, loaded(...faces));

describe('falling by Gorman', () => {
  it('GOR-DTH-01: nobody throws while a hit point is left, and with none somebody does', () => {
    expect(fall({}, 1)).toBeNull();
    expect(fall({}, 0, 12)).toMatchObject({ outcome: 'maimed', hitPoints: 1, lost: 'left finger' });
    expect([dying.waking.revives(0), dying.waking.revives(1)]).toEqual([false, true]);
  });

  it.each([
    ['a character', { kind: 'character' }, 'maimed'],
    ['a henchman, who has a class', { kind: 'retainer', class: 'cleric' }, 'maimed'],
    ['a hireling, who has none', { kind: 'retainer', class: null }, 'killed'],
    ['a monster', { kind: 'monster', class: null }, 'killed'],
  ] as const)('GOR-CMB-07: at nothing, %s %o is %s', (_who, facts, outcome) => {
    expect(fall(facts, 0, 12)?.outcome).toBe(outcome);
  });

  it('GOR-CMB-07: who dies at nothing dies by that rule, at the points that are left', () => {
    expect(dying.fall(goblin(), -3, loaded())).toMatchObject({
      hitPoints: -3,
      lost: null,
      why: { rule: 'GOR-CMB-07' },
    });
  });

  it('GOR-DTH-02: the points below nothing are taken from the die, and the reason says both', () => {
    expect(fall({}, -3, 11)?.why).toMatchObject({
      rule: 'GOR-DTH-02',
      throws: [{ who: 'Dismemberment', roll: { faces: [11], total: 8 } }],
    });
    expect(fall({}, -3, 11)?.lost).toBe('left ear');
    expect([fall({}, -3, 11)?.why.formula, fall({}, 0, 12)?.why.formula]).toEqual([
      'd12 − 3: 8, ear',
      'd12: 12, finger',
    ]);
  });

  it('GOR-DTH-03: a save that fails kills at the points that are left; one that holds leaves nothing', () => {
    expect(fall({}, -4, 5, 12)).toMatchObject({ outcome: 'killed', hitPoints: -4, why: { rule: 'GOR-DTH-03' } });
    expect(fall({}, -4, 5, 17)).toMatchObject({ outcome: 'unconscious', hitPoints: 0 });
  });

  it('GOR-DTH-04: the fifth finger of a hand is the last, and then the other hand loses one', () => {
    const fingers = (side: string, count: number) => Array<string>(count).fill(`${side} finger`);
    expect(fall({ missing: fingers('left', 4) }, 0, 12)?.lost).toBe('left finger');
    expect(fall({ missing: fingers('left', 5) }, 0, 12)?.lost).toBe('right finger');
    const again = fall({ missing: [...fingers('left', 5), ...fingers('right', 5)] }, 0, 12, 8);
    expect(again).toMatchObject({ lost: 'left ear', why: { notes: [{ rule: 'GOR-DTH-04' }] } });
    expect(fall({}, 0, 12)?.why).not.toHaveProperty('notes');
  });

  it('GOR-DTH-04: what an arm takes with it is not lost again: neither its hand nor its fingers', () => {
    expect(fall({ missing: ['left arm'] }, 0, 4)?.lost).toBe('right hand');
    expect(fall({ missing: ['left arm'] }, 0, 12)?.lost).toBe('right finger');
    expect(fall({ missing: ['left hand'] }, 0, 12)?.lost).toBe('right finger');
    expect(fall({ missing: ['left hand'] }, 0, 3)?.lost).toBe('left arm');
  });

  it.each([
    [['left leg'], { maxRate: 30 }],
    [['left leg', 'right leg'], { maxRate: 0 }],
    [['left ear'], { maxRate: null, canListen: true }],
    [['left ear', 'right ear'], { canListen: false }],
    [['left eye'], { canAttack: true, handsUsable: 2 }],
    [['left eye', 'right eye'], { canAttack: false, canCast: true }],
    [['left hand'], { canAttack: true, canCast: true, handsUsable: 1 }],
    [['left hand', 'right arm'], { canAttack: false, canCast: false, handsUsable: 0 }],
    [Array<string>(5).fill('right finger'), { handsUsable: 1 }],
    [Array<string>(4).fill('right finger'), { handsUsable: 2 }],
  ])('GOR-DTH-05: without %j, somebody lives with %o', (missing, left) => {
    expect(dying.living(someone({ missing }))).toMatchObject(left);
  });

  it('GOR-ABI-06, GOR-CLS-11: coming back is a save with constitution, and with what the class adds', () => {
    const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 16, CHA: 10 };
    const dwarf = someone({ class: 'dwarf', level: 5, abilities });
    expect(dying.raising?.recovery?.(dwarf)).toEqual({
      needed: 12,
      modifiers: [
        { name: 'constitution', value: 2, rule: 'GOR-ABI-06' },
        { name: 'of the class', value: 4, rule: 'GOR-CLS-11' },
      ],
    });
    expect(
      dying.raising?.recovery?.(someone({ class: 'fighter', level: 1, abilities: null }))?.modifiers,
    ).toMatchObject([{ value: 0 }, { value: 0 }]);
    expect(dying.raising).toMatchObject({ rule: 'GOR-ABI-06', hitPoints: 1 });
  });

  it('GOR-DTH-05: where losses are only noted, they hinder nobody', () => {
    const noted = rulesFor({ base: 'gorman', slots: {}, options: { lossesHinder: false } }).dying;
    const maimed = someone({ id: id('bo'), missing: ['left leg', 'right leg', 'left eye', 'right eye'] });
    expect(noted.living(maimed)).toMatchObject({ maxRate: null, canAttack: true });
  });
});
