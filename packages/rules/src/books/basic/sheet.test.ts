import { describe, expect, it } from 'vitest';
import { campaign, goblin, referee, someone } from '../../../test/table.ts';
import type { Creature } from '../../state/creature.ts';
import { project } from '../../view/project.ts';

/** A figure of a sheet, by its name: the value and the rule. */
function figure(name: string, creature: Creature): readonly (string | undefined)[] {
  const state = campaign([creature], { ruleset: { base: 'basic', slots: {}, options: {} } });
  const record = project(state, referee).get(`sheet:${creature.id}`);
  const found = record?.type === 'sheet' ? record.derived.find((each) => each.name === name) : undefined;
  return [found?.value, found?.rule, found?.why];
}

describe('the sheet by Basic Fantasy', () => {
  it.each([
    ['fighter', 'BFR-ATK-03', 'BFR-SAV-04'],
    ['cleric', 'BFR-ATK-04', 'BFR-SAV-03'],
    ['thief', 'BFR-ATK-04', 'BFR-SAV-06'],
    ['magic-user', 'BFR-ATK-05', 'BFR-SAV-05'],
    ['elf', 'BFR-ATK-09', 'BFR-SAV-09'],
    ['dwarf', 'BFR-ATK-03', 'BFR-SAV-04'],
  ] as const)('of a %s names the tables of its class, %s and %s', (calling, attack, saves) => {
    const one = someone({ class: calling, level: 3 });
    expect(figure('Attack bonus', one).slice(1)).toEqual([attack, 'class and level']);
    expect(figure('Saves as', one)).toEqual([`${calling} 3`, saves, 'class and level']);
  });

  it('BFR-ATK-06, BFR-ATK-07: of monsters names their hit dice, of less than one and of normal people none', () => {
    const dice = (dice: number, plus: number) => ({ hitDice: { dice, plus, stars: 0 } });
    expect(figure('Attack bonus', goblin(dice(3, 2)))).toEqual(['+3', 'BFR-ATK-06', 'whole hit dice']);
    expect(figure('Attack bonus', goblin(dice(1, -1)))).toEqual(['+0', 'BFR-ATK-07', 'whole hit dice']);
    const normal = goblin({ ...dice(1, 0), traits: { normalHuman: true } });
    expect(figure('Attack bonus', normal)).toEqual(['+0', 'BFR-ATK-07', 'whole hit dice']);
    expect(figure('Attack bonus', goblin({ hitDice: null }))).toEqual(['+0', 'BFR-ATK-07', 'whole hit dice']);
  });

  it('BFR-ARM-02: says what shield and dexterity make of the armour class, of those who have any', () => {
    const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 13, CON: 10, CHA: 10 };
    const guard = (facts: Partial<Creature>) => figure('On the armour class', someone(facts));
    expect(guard({ abilities, shield: true })).toEqual(['+2', 'BFR-ARM-02', 'the shield +1 and dexterity +1']);
    expect(guard({ abilities: { ...abilities, DEX: 8 } })).toEqual(['−1', 'BFR-ARM-02', 'dexterity −1']);
    expect(guard({})).toEqual([undefined, undefined, undefined]);
  });

  it('BFR-SAV-08: of monsters says as what they save, and why', () => {
    expect(figure('Saves as', goblin({ saveAs: 'C3' }))).toEqual(['C3', 'BFR-SAV-08', 'as its description notes']);
    const bare = { saveAs: null };
    expect(figure('Saves as', goblin({ ...bare, hitDice: { dice: 4, plus: 1, stars: 0 } }))).toEqual([
      'fighter 4',
      'BFR-SAV-08',
      'hit dice',
    ]);
    expect(figure('Saves as', goblin({ ...bare, hitDice: null }))).toEqual(['normal person', 'BFR-SAV-08', 'hit dice']);
  });
});
