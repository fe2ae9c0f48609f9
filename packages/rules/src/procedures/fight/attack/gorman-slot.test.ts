import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { goblin, someone } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';

const by = (options = {}) => rulesFor({ base: 'gorman', slots: {}, options }).attack;
const attack = by();
const strong = someone({ abilities: { STR: 16, INT: 10, WIS: 10, DEX: 16, CON: 10, CHA: 10 } });
const own = attack.roll.ownBonus;
const magicOf = attack.bonuses.enchantment;

describe('what Gorman adds to a blow', () => {
  it('GOR-ATK-01, 02: the attack bonus is named by its rule: of a class, of hit dice, or of a mercenary', () => {
    expect(own(someone({ class: 'fighter', level: 1 }))).toMatchObject({ value: 2, rule: 'GOR-ATK-01' });
    expect(own(goblin({ hitDice: { dice: 5, plus: 0, stars: 0 } }))).toMatchObject({ value: 5, rule: 'GOR-ATK-02' });
    const hired = someone({ kind: 'retainer', class: null, hitDice: null });
    expect(own(hired)).toMatchObject({ value: 0, rule: 'GOR-ATK-02' });
  });

  it('GOR-ATK-01: the sheet shows the bonus with its rule, and the armour class the other way', () => {
    expect(attack.figures?.(someone({ class: 'fighter', level: 1, armour: 'leather' }), 120)).toEqual([
      { name: 'Attack bonus', value: '+2', rule: 'GOR-ATK-01', why: 'class and level' },
      { name: 'Armour class downwards', value: '6', rule: 'GOR-ARM-02', why: '19 less the other' },
    ]);
    expect(attack.figures?.(goblin(), 120)?.[0]).toMatchObject({
      rule: 'GOR-ATK-02',
      why: 'hit dice, or what kind of hireling',
    });
  });

  it('GOR-CMB-01, 02, 03: a total that equals the armour class hits; a 20 always does, and a 1 never', () => {
    const thac0 = attack.roll.thac0(someone({ class: 'fighter', level: 1 }));
    expect(thac0).toBe(17);
    expect(attack.roll.strike(thac0, 13, 0, 15)).toEqual({ total: 15, need: 15, hit: true });
    expect(attack.roll.strike(thac0, 12, 0, 15)).toEqual({ total: 14, need: 15, hit: false });
    expect(attack.roll.strike(thac0, 12, 1, 15).hit).toBe(true);
    expect(attack.roll.strike(thac0, 20, 0, 40).hit).toBe(true);
    expect(attack.roll.strike(thac0, 1, 20, 10).hit).toBe(false);
  });

  it('GOR-ABI-05: strength counts hand to hand and dexterity in shooting, where the campaign lets them count', () => {
    const counting = by({ abilityModsInCombat: true });
    expect(counting.bonuses.ability(strong, 'melee')).toBeGreaterThan(0);
    expect(counting.bonuses.ability(strong, 'missile')).toBeGreaterThan(0);
    const nimble = { ...strong, abilities: { STR: 10, INT: 10, WIS: 10, DEX: 16, CON: 10, CHA: 10 } };
    expect(counting.bonuses.ability(nimble, 'melee')).toBe(0);
    expect(counting.bonuses.ability(nimble, 'missile')).toBeGreaterThan(0);
    expect([attack.bonuses.ability(strong, 'melee'), attack.bonuses.ability(strong, 'missile')]).toEqual([0, 0]);
    expect(counting.bonuses.ability(goblin(), 'melee')).toBe(0);
  });

  it('GOR-ARM-01, GOR-ABI-05: a hide counts under what is worn, and dexterity where it counts in a fight', () => {
    const clad = someone({ armour: 'chainmail', shield: true });
    expect(attack.armour.classOf(clad)).toBe(16);
    expect(attack.armour.classOf(goblin({ naturalArmour: 14 }))).toBe(14);
    expect(by({ abilityModsInCombat: true }).armour.classOf(strong)).toBeGreaterThan(10);
    expect(attack.armour.classOf(strong)).toBe(10);
  });

  it('GOR-CMB-08: magic adds its bonus, until the weapon is broken', () => {
    const magic = weapon('sword', { material: 'magic', damage: '1d8+2' });
    expect(magicOf?.(magic)).toEqual({ name: 'magic', value: 2, rule: 'GOR-CMB-08' });
    expect(magicOf?.({ ...magic, broken: true })?.value).toBe(0);
    expect(magicOf?.(weapon('sword', { damage: '1d8+2' }))?.value).toBe(0);
    expect(magicOf?.({ ...magic, damage: '1d8' })?.value).toBe(0);
  });
});
