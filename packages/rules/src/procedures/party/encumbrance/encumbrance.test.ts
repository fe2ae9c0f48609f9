import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import { basicRate, canMove, detailedLoad, detailedRate, oseEncumbrance, treasureOf, treasureWeight } from './ose.ts';

const purse = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });
const rope: Item = { id: id('rope'), name: 'Rope', quantity: 3, weight: 50, kind: 'gear', use: 'rope' };

describe('encumbrance', () => {
  it('OSE-ENC-01: without a system, load does not matter', () => {
    expect(oseEncumbrance({ method: 'none', gear: 80 }).rate(someone({ coins: purse(5_000) }))).toBe(120);
  });

  it.each([
    [{ coin: 350, gem: 12, jewellery: 3, potion: 2 }, 412],
    [{ rod: 1, staff: 1, wand: 2, scroll: 5 }, 85],
    [{}, 0],
  ])('OSE-ENC-02: %j weigh %i', (items, weight) => {
    expect(treasureWeight(items)).toBe(weight);
  });

  it('OSE-ENC-02: treasure without a weight of its own weighs as its kind does', () => {
    const treasure = (name: string, quantity: number, weight: number): Item => ({
      id: id(name),
      name,
      quantity,
      weight,
      kind: 'treasure',
      use: null,
    });
    const items = [
      treasure('Potion of healing', 2, 0),
      treasure('Gems', 12, 0),
      treasure('Marble bust', 2, 300),
      treasure('A crown', 1, 0),
      treasure('Great staff', 1, 60),
    ];
    expect(treasureOf(someone({ coins: purse(50), items }))).toBe(20 + 12 + 2 * 300 + 60 + 50);
  });

  it.each([
    [1_600, true],
    [1_601, false],
  ])('OSE-ENC-03: with %i coins one can move: %s', (load, can) => {
    expect(canMove(load)).toBe(can);
  });

  it.each([
    ['unarmoured', false, 120],
    ['unarmoured', true, 90],
    ['light', false, 90],
    ['light', true, 60],
    ['heavy', false, 60],
    ['heavy', true, 30],
  ] as const)('OSE-ENC-04: %s, with treasure %s: %i', (armour, treasure, rate) => {
    expect(basicRate(armour, treasure, 900)).toBe(rate);
    expect(basicRate(armour, treasure, 1_601)).toBe(0);
  });

  it.each([
    ['none', 0, 120],
    ['leather', 0, 90],
    ['chainmail', 0, 60],
    ['plate', 500, 30],
  ] as const)('OSE-ENC-04: in %s with %i coins: %i', (armour, coins, rate) => {
    expect(oseEncumbrance({ method: 'basic', gear: 80 }).rate(someone({ armour, coins: purse(coins) }))).toBe(rate);
  });

  it.each([
    [0, 120],
    [400, 120],
    [401, 90],
    [600, 90],
    [601, 60],
    [800, 60],
    [801, 30],
    [1_600, 30],
    [1_601, 0],
  ])('OSE-ENC-05: %i coins in all: %i', (load, rate) => {
    expect(detailedRate(load)).toBe(rate);
  });

  it.each([
    [0, 200, 60, true, 340],
    [300, 400, 90, true, 870],
    [120, 200, 100, false, 420],
  ])('OSE-ENC-05: treasure %i, armour %i, weapons %i, gear %s: %i', (treasure, armour, weapons, misc, total) => {
    expect(detailedLoad(treasure, armour, weapons, misc, 80)).toBe(total);
  });

  it('OSE-ENC-05: a shield is carried besides the armour', () => {
    const rule = oseEncumbrance({ method: 'detailed', gear: 80 });
    const clad = (shield: boolean) => rule.load(someone({ armour: 'chainmail', shield, attacks: [] }));
    expect([clad(false), clad(true)]).toEqual([400, 500]);
  });

  it('OSE-ENC-05: all gear together counts once', () => {
    const rule = oseEncumbrance({ method: 'detailed', gear: 80 });
    expect(rule.load(someone({ items: [rope, { ...rope, id: id('more') }], attacks: [] }))).toBe(80);
    expect(oseEncumbrance({ method: 'detailed', gear: 20 }).load(someone({ items: [rope], attacks: [] }))).toBe(20);
  });
});
