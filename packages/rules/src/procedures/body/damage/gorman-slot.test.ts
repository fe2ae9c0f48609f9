import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { goblin, someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';

const by = (options = {}) => rulesFor({ base: 'gorman', slots: {}, options }).damage;
const damage = by();
const fighter = someone({ class: 'fighter' });
const die = (who: Creature, attack: Attack, hands: 1 | 2 = 1) => damage.roll.dice(who, attack, hands)?.sides;

describe('damage by Gorman', () => {
  it('GOR-CMB-06: a fighter deals a d10 with two hands, or two weapons and no shield, and a d8 behind one', () => {
    expect(die(fighter, weapon('sword'), 1)).toBe(10);
    expect(die({ ...fighter, shield: true }, weapon('sword'), 1)).toBe(8);
    expect(die({ ...fighter, shield: true }, weapon('dagger'), 1)).toBe(6);
    expect(die(fighter, weapon('sword'), 2)).toBe(8);
    expect(die(fighter, weapon('two-handed sword'), 2)).toBe(10);
    expect(die(fighter, weapon('short bow', { kind: 'missile' }), 2)).toBeLessThan(10);
    expect(die(someone({ class: 'magic-user' }), weapon('dagger'), 1)).toBe(6);
    expect(die(someone({ class: null, kind: 'retainer' }), weapon('sword'), 2)).toBe(6);
  });

  it('GOR-CMB-06: a monster’s damage is as it is described, and what cannot be held so is too', () => {
    expect(damage.roll.dice(goblin(), weapon('bite', { damage: '2d4+1' }), 1)).toEqual({ count: 2, sides: 4, plus: 1 });
    const clumsy = { ...fighter, shield: true };
    expect(damage.roll.dice(clumsy, weapon('two-handed sword', { damage: '3d4' }), 2)).toMatchObject({ count: 3 });
  });

  it('GOR-CMB-05, 08: the bonus of a magic weapon stays until it breaks', () => {
    const magic = weapon('mace', { damage: '1d6+2', material: 'magic' });
    expect(damage.roll.dice(fighter, magic, 2)?.plus).toBe(2);
    expect(damage.roll.dice(fighter, { ...magic, broken: true }, 2)?.plus).toBe(0);
    expect(damage.roll.dice(fighter, { ...magic, damage: '0d6+2' }, 2)?.plus ?? 0).toBe(0);
  });

  it('GOR-CMB-02: only a natural 20 counts for three, and takes no helmet along', () => {
    expect(damage.worst.critical(20, goblin())).toEqual({
      times: 3,
      helmetLost: false,
      rule: 'GOR-CMB-02',
    });
    expect(damage.worst.critical(19, goblin())).toEqual({ times: 1, helmetLost: false, rule: null });
    expect([damage.roll.total(4, 1, 3), damage.roll.total(4, 1)]).toEqual([15, 5]);
  });

  it('GOR-CMB-05, 07: one point at the least, and of a broken weapon half of the die or nothing', () => {
    expect([damage.roll.total(2, -5), damage.roll.total(7, 0, 1, true), damage.roll.total(1, 0, 1, true)]).toEqual([
      1, 3, 0,
    ]);
  });

  it('GOR-CMB-03: bare hands never break', () => {
    expect(damage.breaking.breaks(1, fighter, weapon('unarmed'), loaded())?.broke ?? false).toBe(false);
  });

  it('GOR-CMB-03, 04: a 1 breaks a weapon; a magic one only where a second die shows 1 too', () => {
    const sword = weapon('sword');
    const magic = weapon('sword', { material: 'magic' });
    expect(damage.breaking.breaks(1, fighter, sword, loaded())).toEqual({
      broke: true,
      rule: 'GOR-CMB-03',
      upTo: null,
    });
    expect(damage.breaking.breaks(2, fighter, sword, loaded())).toBeNull();
    expect(damage.breaking.breaks(1, fighter, magic, loaded(1))).toEqual({
      broke: true,
      rule: 'GOR-CMB-04',
      upTo: 1,
    });
    expect(damage.breaking.breaks(1, fighter, magic, loaded(2))).toMatchObject({ broke: false });
    expect(damage.breaking.brokenRule).toBe('GOR-CMB-05');
  });

  it('GOR-CMB-03: bare hands, claws and what is broken already do not break; a monster’s sword does', () => {
    expect(damage.breaking.breaks(1, fighter, weapon('Unarmed'), loaded())).toBeNull();
    expect(damage.breaking.breaks(1, goblin(), weapon('claw'), loaded())).toBeNull();
    expect(damage.breaking.breaks(1, fighter, weapon('sword', { broken: true }), loaded())).toBeNull();
    expect(damage.breaking.breaks(1, goblin(), weapon('sword'), loaded())).toMatchObject({ broke: true });
    expect(damage.breaking.breaks(1, fighter, weapon('chair leg'), loaded())).toMatchObject({ broke: true });
  });

  it('GOR-ABI-05: strength counts where the campaign has it so, for characters hand to hand', () => {
    const { strengthCounts } = by({ abilityModsInCombat: true }).roll;
    const bow = weapon('long bow', { kind: 'missile' });
    expect(strengthCounts('pc', weapon('sword'))).toBe(true);
    expect(strengthCounts('monster', weapon('sword'))).toBe(false);
    expect(strengthCounts('pc', bow)).toBe(false);
    expect(damage.roll.strengthCounts('pc', weapon('sword'))).toBe(false);
  });

  it('GOR-CMB-07: nobody is healed above the most, and points below nothing are shown', () => {
    expect([damage.points.heal(3, 8, 4), damage.points.heal(3, 8, 9)]).toEqual([7, 8]);
    expect(damage.points.shown(-4)).toBe(-4);
  });
});
