import { describe, expect, it } from 'vitest';
import { offeredBy } from '../../../test/citing.ts';
import { at, campaign, delve, goblin, someone } from '../../../test/table.ts';
import type { Creature } from '../../state/creature.ts';
import { derivedOf } from '../../view/sections/derived.ts';

const ruleset = { base: 'gorman', slots: {}, options: {} } as const;
const able = { STR: 16, INT: 16, WIS: 16, DEX: 16, CON: 16, CHA: 16 };

/** A figure of a sheet, by its name: the value, the rule and why. */
function figure(name: string, creature: Creature): readonly (string | undefined)[] {
  const found = derivedOf(campaign([creature], { ruleset }), creature).find((each) => each.name === name);
  return [found?.value, found?.rule, found?.why];
}
const fighter = (facts: Partial<Creature> = {}): Creature => someone({ abilities: able, ...facts });
const ogre = goblin({ hitDice: { dice: 4, plus: 1, stars: 0 } });

describe('the sheet in Gorman’s house', () => {
  it('GOR-ATK-02: monsters attack by their hit dice, and a plain hireling without a bonus', () => {
    expect(figure('Attack bonus', ogre).slice(0, 2)).toEqual(['+5', 'GOR-ATK-02']);
    const hireling = someone({ class: null, kind: 'retainer', owner: null });
    expect(figure('Attack bonus', hireling).slice(0, 2)).toEqual(['+0', 'GOR-ATK-02']);
  });

  it('GOR-ARM-02: the armour class that counts down is 19 less the other', () => {
    const downwards = (armour: Creature['armour']) => figure('Armour class downwards', fighter({ armour })).slice(0, 2);
    expect([downwards('none'), downwards('plate')]).toEqual([
      ['9', 'GOR-ARM-02'],
      ['2', 'GOR-ARM-02'],
    ]);
  });

  it('GOR-CLS-01: hit points are thrown with the dice of the class', () => {
    expect(figure('Hit points', fighter())).toEqual([
      '6 of 6',
      'GOR-CLS-01',
      'the better of 2d6 for the first level, with constitution 16',
    ]);
  });

  it('GOR-MOV-01, GOR-MOV-03: armour sets the rate, and every 400 coins carried cost a tier', () => {
    const laden = (gp: number) => fighter({ coins: { pp: 0, gp, ep: 0, sp: 0, cp: 0 } });
    expect(figure('Rate by armour', fighter()).slice(0, 2)).toEqual(['180′', 'GOR-MOV-01']);
    expect(figure('Movement', laden(399)).slice(0, 2)).toEqual(['180′ (60′)', 'GOR-MOV-03']);
    expect(figure('Movement', laden(400)).slice(0, 2)).toEqual(['120′ (40′)', 'GOR-MOV-03']);
  });

  it('GOR-HIR-05: henchmen at a time go by charisma', () => {
    const henchmen = (CHA: number) => figure('Henchmen', fighter({ abilities: { ...able, CHA } })).slice(0, 2);
    expect([henchmen(16), henchmen(10)]).toEqual([
      ['0 of 6', 'GOR-HIR-05'],
      ['0 of 4', 'GOR-HIR-05'],
    ]);
  });

  it('GOR-MAG-01: all who cast have the same spells a day', () => {
    for (const calling of ['cleric', 'magic-user'] as const)
      expect(figure('Spells a day', fighter({ class: calling })).slice(0, 2)).toEqual(['1 of level 1', 'GOR-MAG-01']);
  });

  it('GOR-SAV-03: monsters save by their hit dice', () => {
    expect(figure('Saves as', ogre)).toEqual(['level 4', 'GOR-SAV-03', 'hit dice']);
  });
});

describe('what Gorman’s house offers', () => {
  const state = { ...delve([fighter({ class: 'magic-user', at: at(1, 1) })]), ruleset };

  it.each([
    ['GOR-ABI-01', 'BeginCharacter'],
    ['GOR-EQP-03', 'WriteWare'],
    ['GOR-HIR-01', 'MeetApplicants'],
    ['GOR-WAN-01', 'PauseHours'],
    ['GOR-RES-01', 'ProposeSpell'],
  ] as const)('%s: names the rule on %s', (rule, command) => {
    expect(offeredBy(state, command)).toContain(rule);
  });
});
